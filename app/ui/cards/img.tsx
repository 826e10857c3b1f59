import type { ComponentProps } from "react";
import { usePictureHref } from "#app/i18n/locale-context.tsx";

/** A picture of the site, by its path: every one that a page shows is one of these, so that it comes from where pictures come from. */
export function Img({ src, alt, ...rest }: Omit<ComponentProps<"img">, "alt"> & { alt: string }) {
  const href = usePictureHref();
  // How it loads is known before its address is.
  return <img {...rest} alt={alt} src={src === undefined ? undefined : href(src)} />;
}
