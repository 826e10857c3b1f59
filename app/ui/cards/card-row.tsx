import type { ReactNode } from "react";
import { useStillLike } from "#app/i18n/still.tsx";
import { Picture } from "./picture.tsx";

type Props = {
  /** Which thing it is, in one word: `ingredients:12`. */
  item: string;
  image: string | null;
  /** Of what its picture shows: the picture stands on a wash of it. */
  colour: string | null;
  /** Its name, or a link with it. */
  name: ReactNode;
  heading?: "h2" | "h3";
  /** What can be done with it: beside its name, or at the foot of a larger card. */
  actions: ReactNode;
  place?: "beside" | "foot";
  /** What stands below its picture, on a larger card. */
  tag?: ReactNode;
  /** It is there, but does not count. */
  faded?: boolean;
  className?: string;
  /** What all that a larger card shows follows from, where it is repeated from visit to visit (`useStillLike`). */
  said?: unknown;
  /** What it says of itself to scripts, where its list is put in order. */
  mark?: Readonly<Record<`data-${string}`, string>>;
  /** What it is, in a line or two. */
  children?: ReactNode;
};

/** A thing in a list of things that one has or could have: its picture, its name, a line, and what can be done with it. */
export function CardRow({ place = "beside", ...props }: Props) {
  return place === "beside" ? <Beside {...props} /> : <Foot {...props} />;
}

type Placed = Omit<Props, "place">;

function Beside({
  item,
  image,
  colour,
  name,
  heading: Heading = "h2",
  actions,
  faded,
  className = "",
  mark,
  children,
}: Placed) {
  return (
    <li className={`card flex flex-wrap items-center gap-3 p-3 ${className}`} data-item={item} {...mark}>
      {image ? (
        <Picture
          src={image}
          wash={colour}
          className={`h-16 w-13 shrink-0 rounded-lg p-1 ${faded ? "grayscale" : ""}`}
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-24">
        <Heading className="text-lg wrap-break-word">{name}</Heading>
        {children}
      </div>
      {actions}
    </li>
  );
}

function Foot({
  item,
  image,
  colour,
  name,
  heading: Heading = "h3",
  actions,
  tag,
  faded,
  className = "",
  said,
  children,
}: Placed) {
  const inside = useStillLike(said, "item", () => (
    <>
      <div className="grid w-20 shrink-0 content-between text-center">
        {image ? (
          <Picture src={image} wash={colour} className={`h-25 w-20 rounded-lg p-1 ${faded ? "grayscale" : ""}`} />
        ) : null}
        {tag}
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <Heading className="text-lg wrap-break-word">{name}</Heading>
        {children}
        <div className="mt-auto -ml-3 flex flex-wrap items-center pt-1">{actions}</div>
      </div>
    </>
  ));
  return <li className={`card flex gap-3 p-3 max-[16em]:flex-col ${className}`} data-item={item} {...inside} />;
}
