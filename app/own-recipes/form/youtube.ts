/** A film on YouTube by its id, from an address as people copy it or from the id itself; null where it is none. */
export function youtubeId(typed: string): string | null {
  const text = typed.trim();
  const address =
    /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
      text,
    );
  return address?.[1] ?? (/^[\w-]{11}$/.test(text) ? text : null);
}
