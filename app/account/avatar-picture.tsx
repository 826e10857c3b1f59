import { Img } from "#app/ui/cards.ts";
/** Somebody's picture, or the first letter of their name where they have none: it stands beside the name and says nothing else. */
export function Avatar({ picture, name, size }: { picture: string | null; name: string; size: number }) {
  const look = "shrink-0 rounded-full border border-line bg-raised object-cover";
  if (picture) return <Img src={picture} alt="" width={size} height={size} className={look} />;
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size / 2.4 }}
      className={`${look} inline-flex items-center justify-center font-display text-muted`}
    >
      {[...name][0]?.toUpperCase() ?? ""}
    </span>
  );
}
