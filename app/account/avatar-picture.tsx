import { usePictureHref } from "#app/i18n/locale-context.tsx";
import { Img } from "#app/ui/cards.ts";
import { pictureNamed, srcSetOf } from "#app/uploads/upload-href.ts";

/**
 * Somebody's picture, or the first letter of their name where they have none: it stands beside the name and says nothing else. In one
 * format and without a blur, since a page of comments has it by the dozen; in the width that its size asks for.
 */
export function Avatar({ picture, name, size }: { picture: string | null; name: string; size: number }) {
  const href = usePictureHref();
  const look = "shrink-0 rounded-full border border-line bg-raised object-cover";
  if (picture) {
    const named = pictureNamed(picture);
    const widths = named ? { srcSet: srcSetOf(named, "webp", href), sizes: `${size}px` } : {};
    return <Img {...widths} src={picture} alt="" width={size} height={size} loading="lazy" className={look} />;
  }
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
