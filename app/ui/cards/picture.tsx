type Props = { src: string /** In sight from the start. */; eager?: boolean; className?: string };

/** The drawing of a thing on a card, four by five; the name beside it says what it shows. Its room is kept. */
export function Picture({ src, eager = false, className = "" }: Props) {
  return (
    <img
      src={src}
      alt=""
      width={400}
      height={500}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={`object-contain ${className}`}
    />
  );
}
