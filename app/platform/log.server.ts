import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/**
 * An address as the log has it: mailed and secret links hold what opens an account, a list or an order, forms that were sent by
 * GET hold addresses of people. Whatever looks like either is cut; a long name of an entry with it, whose number stands before it.
 */
function loggedUrl(url: unknown): string {
  return String(url).slice(0, 2_000).replace(secretParts, "…");
}
const secretParts = /(?<=[/?&=#])[^/?&=#]*(?:@|%40)[^/?&=#]*|(?<=[?&=]|[^/]\/)[\w.-]{20,}(?=[/?&#]|$)/gi;

/**
 * The site's log: one JSON line an event. Secrets that could ride along in requests are cut, and so are the values of a row that the
 * database refused (`detail`): they are somebody's.
 * @param to where it is written, standard output unless told
 */
export function openLog(level: string, to?: DestinationStream): Log {
  const paths = ["*.password", "*.pass1", "*.pass2", "*.token", "*.cookie", "err.detail", "url"];
  const censor = (value: unknown, [name]: string[]) => (name === "url" ? loggedUrl(value) : "[Redacted]");
  const options = { level, base: null, redact: { paths, censor } };
  return to ? pino(options, to) : pino(options);
}
