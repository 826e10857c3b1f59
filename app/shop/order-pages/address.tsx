import { linesOf, type OrderAddress } from "../details/details.ts";

/** An address as a letter has it, under what it is for. */
export function Address({ title, name, address }: { title: string; name: string; address: OrderAddress }) {
  const lines = linesOf(name, address);
  return (
    <section>
      <h2 className="mb-1 text-xl">{title}</h2>
      <address className="not-italic">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address keep their places
          <span key={place} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}
