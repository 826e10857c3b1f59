import { type Logger, pino } from "pino";

export type Log = Logger;

/** The site's log: one JSON line an event. Secrets that could ride along in requests are cut. */
export function openLog(level: string): Log {
  return pino({ level, base: null, redact: ["*.password", "*.pass1", "*.pass2", "*.token", "*.cookie"] });
}
