import { jsonInScript } from "#app/kit/json-ld.ts";

/**
 * What a loader answers, handed to the browser as one piece of JSON. React Router encodes answers value by value, which for the cards
 * of a page takes ten times as long as JSON, and in a document escapes them twice more: together an eighth of rendering it
 * (docs/decisions/2026-11-27-what-pages-hand-over.md). What is packed is what JSON can say: a date would be a text in the browser.
 */
export type Packed<T> = {
  /** The value as JSON; in a document it stands in an element of its own instead, `packedId`. */
  readonly json?: string;
  /** The value itself, where it is at hand. It cannot be enumerated, and so stays where it is. */
  readonly value?: T;
};

/** What comes out of a packet. */
export type Unpacked<P> = P extends Packed<infer T> ? T : never;

/** The element of a document that holds what its page's loader packed. */
export const packedId = "page-data";

/** A loader's whole answer, packed. Of a page's loaders one may: a document has one element for it. */
export function pack<T>(value: T, request: Request): Packed<T> {
  const isDocument = !new URL(request.url).pathname.endsWith(".data");
  return withValue(isDocument ? {} : { json: JSON.stringify(value) }, value);
}

/** What was packed: the same each time it is asked for. */
export function unpack<T>(packed: Packed<T>): T {
  if (Object.hasOwn(packed, "value")) return packed.value as T;
  const json = packed.json ?? document.getElementById(packedId)?.textContent ?? "";
  return withValue(packed, JSON.parse(json) as T).value as T;
}

const withValue = <T>(packed: Packed<T>, value: T): Packed<T> => Object.defineProperty(packed, "value", { value });

/**
 * What one of a document's loaders packed, as it stands in its element: nothing in it ends that. Empty where none did.
 * @throws where two did: in the browser the second would be taken for the first
 */
export function packedText(answers: readonly unknown[]): string {
  const [packed, ...more] = answers.filter(isPacked);
  if (more.length > 0)
    throw new Error("Two loaders of one page packed what they answer, and its document has one element for it.");
  return packed === undefined ? "" : jsonInScript(packed.value);
}

function isPacked(answer: unknown): answer is Packed<unknown> {
  if (typeof answer !== "object" || answer === null) return false;
  return Object.getOwnPropertyDescriptor(answer, "value")?.enumerable === false;
}
