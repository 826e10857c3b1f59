import { parse, serialize } from "hono/utils/cookie";

/** The cookies of a request as they were sent, in one header, and where each `Set-Cookie` line for its answer goes. */
export type CookieLines = { sent: string; setLine(line: string): void };

/** How many days a cookie stays (0 takes it away, none is until the browser closes), and whether scripts may read it. */
type CookieLife = { days?: number; httpOnly?: boolean };

/** The cookies of a request, and those that its answer sets. A line is what a library wrote. */
export type Cookies = CookieLines & {
  /** What the browser sent by that name, or null. */
  get(name: string): string | null;
  /** Sets a cookie for the whole site, over https alone where the site has it. */
  set(name: string, value: string, life?: CookieLife): void;
};

/** Reads and writes cookies by their names. */
export function openCookies({ sent, setLine }: CookieLines, baseUrl: string): Cookies {
  const site = { path: "/", sameSite: "Lax", secure: baseUrl.startsWith("https:") } as const;
  return {
    sent,
    setLine,
    get: (name) => parse(sent, name)[name] ?? null,
    set(name, value, { days, httpOnly = false } = {}) {
      const life = days === undefined ? {} : { maxAge: Math.round(days * 86_400) };
      setLine(serialize(name, value, { ...site, httpOnly, ...life }));
    },
  };
}

/** Those of an answer that is the same for everyone: it knows of none, and sets none. */
export const noCookies: CookieLines = {
  sent: "",
  setLine() {
    throw new Error("an answer that is the same for everyone sets no cookies");
  },
};
