import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /^(text\/(?!event-stream)|application\/(javascript|json|manifest\+json|ld\+json)|image\/svg\+xml)/;
/** Below this the saving is less than what it costs (bytes). */
const leastBytes = 800;
/** The best encoding that the asker takes. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return "identity";
  const list = String(accepted);
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list) ? "gzip" : "identity";
}

/** True where compressing an answer of a type and length in bytes is worth it. */
export function gainsByCompressing(type: string, length: number): boolean {
  return length > leastBytes && compressible.test(type);
}

/** Compresses well what is stored and given out often; quickly what goes out once. */
export async function compress(body: Buffer, encoding: Encoding, use: "stored" | "once"): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return zip(body, { level: use === "stored" ? 6 : 1 });
  const quality = use === "stored" ? 5 : 1;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
}

/**
 * Compresses an answer that is made for one asker. What another site asked for goes out as it is: from the
 * length of a compressed answer that repeats what was asked, a site could guess what else is in it (BREACH).
 */
export async function compressOnce(request: Request, response: Response, encoding: Encoding): Promise<Response> {
  const { headers, status } = response;
  const type = headers.get("content-type") ?? "";
  const own = ["same-origin", "none", null].includes(request.headers.get("sec-fetch-site"));
  if (!response.body || headers.has("content-encoding") || !gainsByCompressing(type, Infinity)) return response;
  headers.append("vary", "accept-encoding");
  const length = Number(headers.get("content-length") ?? Infinity);
  if (!own || encoding === "identity" || !gainsByCompressing(type, length)) return response;
  const whole = Buffer.from(await response.arrayBuffer());
  const used = gainsByCompressing(type, whole.length) ? encoding : "identity";
  const body = await compress(whole, used, "once");
  if (used !== "identity") headers.set("content-encoding", used);
  headers.set("content-length", String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}
