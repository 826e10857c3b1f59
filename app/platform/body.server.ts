import { createHash } from "node:crypto";
import qs from "qs";

/** The most that a request without files may carry (guide for bad input: a clear 413). */
export const bodyLimit = 1_000_000;

/** A body that cannot be read; `status` is what the caller answers. */
export class BodyError extends Error {
  readonly status: 400 | 413;
  /** Of a body that is too large: how many files began before it was. */
  readonly files: number;
  constructor(status: 400 | 413, message: string, { files = 0, ...options }: ErrorOptions & { files?: number } = {}) {
    super(message, options);
    this.status = status;
    this.files = files;
  }
}

/**
 * The fields of a form or JSON body, bracket names unfolded: `cocktail[ingredient][3][unitId]`
 * (contract.md, 4). Form fields have no prototype at any depth, so `__proto__` is only a name.
 * @throws BodyError for malformed JSON, an unknown type, or a body over the limit
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (request.method === "GET" || request.method === "HEAD") return {};
  if (type === "multipart/form-data") return fieldsOf(await multipart(request));
  const text = (await readBytes(request)).toString("utf8");
  if (text.trim() === "") return {};
  if (type === "application/json" || type.endsWith("+json")) return readJson(text);
  if (type === "application/x-www-form-urlencoded" || type === "text/plain" || type === "") return readFields(text);
  throw new BodyError(400, "The body must be a form or JSON.");
}

/**
 * The body as text, byte for byte, as what is signed has to be read.
 * @throws BodyError where it is too large or breaks off
 */
export async function readText(request: Request): Promise<string> {
  return (await readBytes(request)).toString("utf8");
}

/** What is named beyond these is cut off: no form of ours comes near. */
const mostFields = 2_000;

/**
 * Query or form text as nested fields; too many or too deep are cut off, not an error. Numbers in brackets
 * keep their place, also as lists with gaps, because they are ids. NUL goes: no form sends it, and the
 * database stores no text that holds one.
 */
export function readFields(text: string): Record<string, unknown> {
  return qs.parse(withoutEncodedNul(text), {
    plainObjects: true,
    depth: 5,
    parameterLimit: mostFields,
    arrayLimit: 200,
    allowSparse: true,
    ignoreQueryPrefix: true,
  });
}

/** A file of a form, by the name that it had where it came from. */
export class UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }

  /** What stands for it where an input is compared with another (Idempotency-Key): written out, each byte would be a field. */
  toJSON(): { name: string; sha256: string } {
    return { name: this.name, sha256: createHash("sha256").update(this.bytes).digest("base64url") };
  }
}

/**
 * The fields of a form with files, and the files by the names of their fields: the last of several with one name as a file, all
 * of them as a list.
 * @param most bytes of the files together
 * @throws BodyError as `readBody` does
 */
export async function readBodyWithFiles(
  request: Request,
  most: number,
): Promise<{
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  lists: Record<string, UploadedFile[]>;
}> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "multipart/form-data") return { fields: await readBody(request), files: {}, lists: {} };
  const form = await multipart(request, bodyLimit + most);
  const files: Record<string, UploadedFile> = Object.create(null);
  const lists: Record<string, UploadedFile[]> = Object.create(null);
  for (const [name, value] of form) {
    // A field that was left empty comes as a file without a name.
    if (typeof value === "string" || value.name === "") continue;
    const file = new UploadedFile(value.name, new Uint8Array(await value.arrayBuffer()));
    files[name] = file;
    lists[name] = [...(lists[name] ?? []), file];
  }
  return { fields: fieldsOf(form), files, lists };
}

/**
 * The body as it came, declared in length or not; never more than the limit. What goes a little beyond is heard to its end and
 * forgotten: a browser that is still sending reads no answer. A little is what a form with pictures sends that may each be
 * sent: six of them.
 */
async function readBytes(request: Request, limit = bodyLimit): Promise<Buffer> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  // Made where it is needed: an error reads the stack, which took a hundredth of the time of small requests.
  const tooLarge = (files = 0) =>
    new BodyError(413, `The request is larger than ${Math.floor(limit / 1_000_000)} MB.`, { files });
  const heard = limit > bodyLimit ? 6 * limit : limit;
  if (declared > heard) throw tooLarge();
  // What says how long it is can be no longer. Asked for its body as a stream, a request makes three of them and a second
  // request: with each posted form 5 kB that a sweep of the whole heap had to find.
  if (request.headers.has("content-length") && declared <= limit) return readDeclared(request);
  let chunks: Uint8Array[] = [];
  let size = 0;
  let files = 0;
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength;
    if (size > heard) throw tooLarge(files);
    if (size <= limit) chunks.push(chunk);
    else if (chunks.length > 0) {
      files = filesBegun(Buffer.concat(chunks));
      chunks = [];
    }
  }
  if (size > limit) throw tooLarge(files);
  return Buffer.concat(chunks);
}

/** How many files begin in the part of a form that is at hand; a field that was left empty has no name of a file. */
function filesBegun(bytes: Buffer): number {
  const begin = '; filename="';
  let count = 0;
  for (let at = bytes.indexOf(begin); at >= 0; at = bytes.indexOf(begin, at + begin.length))
    if (bytes[at + begin.length] !== quote) count += 1;
  return count;
}
const quote = 0x22;

async function readDeclared(request: Request): Promise<Buffer> {
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch (cause) {
    throw brokenOff(cause);
  }
}

/** The body as it comes in; nothing where there is none. */
async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  try {
    if (request.body) yield* request.body as unknown as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw brokenOff(cause);
  }
}

/** That a body breaks off is the sender's doing, and looks like any other lost connection. */
function brokenOff(cause: unknown): BodyError {
  return new BodyError(400, "The request broke off before all of it was sent.", { cause });
}

function readJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, oddEscapes.test(text) ? whole : undefined);
  } catch {
    throw new BodyError(400, "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BodyError(400, "The body must be a JSON object.");
  }
  return unfolded(value as Record<string, unknown>);
}

/**
 * JSON may name fields as forms do, `"p[mybar]"` or `"skew[]"`: these are unfolded, as many as of a form, what is nested already
 * stays. To unfold and copy all of 50,000 took a third of a second, for whoever asked.
 */
function unfolded(value: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(value);
  const folded = names.filter((name) => name.includes("[")).slice(0, mostFields);
  if (folded.length === 0) return value;
  const fields = new URLSearchParams();
  const lists: Record<string, unknown> = {};
  const plain: Record<string, unknown> = Object.create(null);
  for (const name of names) if (!name.includes("[")) plain[name] = value[name];
  for (const name of folded) {
    const one = value[name];
    const [, whole] = /^([^[\]]+)\[\]$/.exec(name) ?? [];
    if (whole !== undefined && Array.isArray(one)) lists[whole] = one;
    else if (typeof one !== "object") fields.append(name, String(one));
  }
  return Object.assign(plain, readFields(fields.toString()), lists);
}

/**
 * Encoded text without NUL, also where taking one out puts another together: `%0%000` holds one inside the other.
 * Each character is looked at once; taken out round by round, 200 kB of these held the process for a minute.
 */
export function withoutEncodedNul(text: string): string {
  const plain = text.replaceAll("\0", "");
  if (!plain.includes("%00")) return plain;
  const kept = new Uint16Array(plain.length);
  let end = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at);
    if (code === zero && kept[end - 1] === zero && kept[end - 2] === percent) end -= 2;
    else kept[end++] = code;
  }
  return Buffer.from(kept.buffer, 0, 2 * end).toString("utf16le");
}
const [percent, zero] = [0x25, 0x30];

/** What JSON can write and a database cannot keep: NUL, and half of a sign that takes two. */
const oddEscapes = /\\u(?:0000|d[89a-f])/i;

function whole(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}

// The page build and the server each load this module: what one puts there, the other finds.
const atHand = Symbol.for("jigger/body");
type WithBody = Response & { [atHand]?: Uint8Array<ArrayBuffer> };

/** An answer that a `Response` of its bytes is made from only where somebody reads it as one. */
class WholeResponse extends Response {
  readonly [atHand]: Uint8Array<ArrayBuffer>;
  #plain: Response | undefined;

  constructor(body: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this[atHand] = body;
  }

  get #read(): Response {
    this.#plain ??= new Response(this[atHand], { headers: this.headers });
    return this.#plain;
  }

  override get body() {
    return streamOf(this);
  }
  override arrayBuffer() {
    return this.#read.arrayBuffer();
  }
  override blob() {
    return this.#read.blob();
  }
  override bytes() {
    return this.#read.bytes();
  }
  override clone() {
    return new WholeResponse(this[atHand], this);
  }
  override formData() {
    return this.#read.formData();
  }
  override json() {
    return this.#read.json();
  }
  override text() {
    return this.#read.text();
  }
}

/** The bytes of an answer as a stream that gives them once it is asked. */
function streamOf(response: WholeResponse): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(response[atHand]);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * An answer whose body is there as a whole already. Whoever passes it on takes the bytes (`wholeBody`, `bodyAtHand`): a `Response`
 * of them would copy them and make a stream to read them from. Who knows no better still reads them from it.
 */
export function withBody(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  return new WholeResponse(body, init);
}

/** The bytes of an answer that was made `withBody`; undefined for any other. */
export function bodyAtHand(response: Response): Uint8Array<ArrayBuffer> | undefined {
  return (response as WithBody)[atHand];
}

/** All bytes of an answer: read from its stream, which can be done once, unless they are at hand. */
export async function wholeBody(response: Response): Promise<Buffer> {
  const body = bodyAtHand(response);
  return body ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.from(await response.arrayBuffer());
}

async function multipart(request: Request, limit = bodyLimit): Promise<FormData> {
  const body = await readBytes(request, limit);
  if (body.length === 0) return new FormData();
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    throw new BodyError(400, "The form could not be read.");
  }
}

function fieldsOf(form: FormData): Record<string, unknown> {
  const text = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") text.append(name, value);
  return readFields(text.toString());
}
