/** A part of a comment: words, or an address that becomes a link. */
export type TextPart = { text: string; href: string | null };

/** An address as people write it; what ends a sentence or closes a bracket around it is none of it. */
const address = /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’]{1,500}/giu;
const after = /[.,;:!?…)\]}*_~]+$/u;

/**
 * A comment's text in parts, with what are addresses as links. Text stays text: it is never read as HTML, and only http and
 * https become links.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutEnd(found);
    const href = hrefOf(written);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** How many links a text has. */
export function countLinks(text: string): number {
  return textParts(text).filter(({ href }) => href !== null).length;
}

/** A bracket that opens within an address closes there, as in those of encyclopedias. */
function withoutEnd(found: string): string {
  const cut = found.replace(after, "");
  return cut.includes("(") && !cut.includes(")") && found.charAt(cut.length) === ")" ? `${cut})` : cut;
}

function hrefOf(written: string): string | null {
  const whole = /^www\./i.test(written) ? `https://${written}` : written;
  const url = URL.parse(whole);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") ? url.href : null;
}

/** A bar's worth of names: more than these in one comment call nobody. */
const mostNames = 5;
/** A display name has at most so many words when it is looked for. */
const mostWords = 4;

/**
 * Who may be meant by each `@name` of a text: since names have spaces, the one to four words behind the sign, in lower case;
 * who of them is there is for the thread to say.
 */
export function namesIn(text: string): string[][] {
  const calls = [...text.matchAll(/(?<![\p{L}\p{N}@.])@([\p{L}\p{N}][^\s@]{0,59}(?: [^\s@]{1,60}){0,3})/gu)];
  return calls.slice(0, mostNames).map(([, said = ""]) => {
    const words = said.split(" ").slice(0, mostWords);
    const names = words.map((_, place) => words.slice(0, place + 1).join(" "));
    // "@Ada, thank you": the comma is none of the name.
    return [...new Set(names.flatMap((name) => [name, name.replace(/[\p{P}\p{S}]+$/u, "")]))]
      .filter((name) => name !== "" && name.length <= 60)
      .map((name) => name.toLowerCase());
  });
}

/** What somebody typed as it is kept: one way of writing each letter, lines ended by one sign, nothing that shows nothing. */
export function tidyText(typed: string): string {
  return (
    typed
      .normalize("NFC")
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // Signs that nobody sees, and those that turn the direction of what follows.
      .replace(/[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, (sign) => (sign === "\n" ? sign : ""))
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}
