import { Img } from "./img.tsx";
import { washOf } from "./wash.ts";

type Props = {
  src: string;
  /** In sight from the start. */
  eager?: boolean;
  className?: string;
  /** The colour that its ground is a wash of, null for the house's; without it there is no ground. */
  wash?: string | null | undefined;
};

/** The drawing of a thing on a card, four by five; the name beside it says what it shows. Its room is kept. */
export function Picture({ src, eager = false, className = "", wash }: Props) {
  return (
    <Img
      src={src}
      alt=""
      width={400}
      height={500}
      {...(eager ? { loading: "eager", fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
      className={`object-contain ${wash === undefined ? "" : "wash"} ${className}`}
      {...(wash === undefined ? {} : { style: washOf(wash) })}
    />
  );
}
