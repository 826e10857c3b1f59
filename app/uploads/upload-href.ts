/** Where an upload is seen; null where there is none. */
export function uploadHref(name: string | null): string | null {
  return name === null ? null : `/media/${name}`;
}
