import { usePictureHref } from "#app/i18n/locale-context.tsx";
import { blurOf, sourcesOf } from "#app/uploads/upload-href.ts";

type Props = {
  /** Where it is seen. */
  href: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as CSS says it. */
  sizes: string;
  className?: string;
};

/** A picture that somebody sent: in the best format and width for who sees it, coming up out of a blur of its own colours. */
export function UploadedPicture({ href, alt, width, height, sizes, className }: Props) {
  const { sources, ...own } = sourcesOf(href, usePictureHref());
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...own}
        {...(own.srcSet ? { sizes } : {})}
        alt={alt}
        {...{ width, height, className }}
        loading="lazy"
        decoding="async"
        style={{ backgroundImage: blurOf(href), backgroundSize: "100% 100%" }}
      />
    </picture>
  );
}
