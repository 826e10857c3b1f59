import { A } from "#app/ui/link.tsx";

type Props = { id: string; title: string; to?: string; text?: string };

/** The head of a part of the front page, and the way to all of it. */
export function SectionHead({ id, title, to, text }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {to ? (
        <A to={to} className="text-link inline-flex min-h-11 items-center">
          {text}
        </A>
      ) : null}
    </div>
  );
}
