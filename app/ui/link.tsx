import type { AnchorHTMLAttributes } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };

/**
 * A link within the site: a plain anchor that keeps the reader's language prefix. Cards by the dozen
 * stay cheap that way; the shell's one click handler makes it a soft navigation (web-platform.md, 4).
 */
export function A({ to, ...rest }: Props) {
  const local = useLocalPath();
  return <a href={local(to)} {...rest} />;
}
