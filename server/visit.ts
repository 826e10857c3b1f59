import type { Locale } from "#app/i18n/locale.ts";
import type { House } from "#app/operations/house.server.ts";
import type { Caller } from "#app/operations/operation.ts";
import { Reads } from "#app/operations/reads.ts";
import type { Visit } from "#app/operations/visit.ts";
import { noCookies, openCookies } from "#app/platform/cookies.server.ts";
import { personOf } from "#app/visitor/sessions.server.ts";

export type Asked = {
  house: House;
  request: Request;
  address: string;
  locale: Locale;
  prefix: string;
  /** Whether it proves that it comes from the site; nothing that is not told so is taken to. */
  fromTheSite?: boolean;
};

/** Browsers say less than half of it. */
const longestUserAgent = 300;

/** The callers of a request: signed in or not is looked up when it is first asked for, once. */
export function openVisit(asked: Asked): { visit: Visit; answerHeaders: [string, string][] } {
  const answerHeaders: [string, string][] = [];
  const lines = {
    sent: asked.request.headers.get("cookie") ?? "",
    setLine: (line: string) => void answerHeaders.push(["set-cookie", line]),
  };
  const reads = new Reads();
  let found: ReturnType<typeof personOf> | undefined;
  async function person() {
    if (!found) {
      found = personOf(asked.house, asked.request.headers);
      for (const line of (await found).cookies) lines.setLine(line);
    }
    return (await found).person;
  }
  function publicCaller(): Caller {
    const { house, address, locale } = asked;
    const userAgent = asked.request.headers.get("user-agent")?.slice(0, longestUserAgent);
    return { house, person: null, locale, address, userAgent, cookies: noCookies, reads };
  }
  const visit: Visit = {
    house: asked.house,
    nonce: crypto.randomUUID().replaceAll("-", ""),
    locale: asked.locale,
    prefix: asked.prefix,
    fromTheSite: asked.fromTheSite ?? false,
    person,
    publicCaller,
    async caller() {
      const { headers } = asked.request;
      // The contract has the field's name for the header, too (contract.md, 10).
      const key = headers.get("idempotency-key") ?? headers.get("idempotency_key") ?? undefined;
      return { ...publicCaller(), person: await person(), cookies: lines, idempotencyKey: key };
    },
    cookies: openCookies(lines, asked.house.settings.BASE_URL),
    addHeader: (name, value) => answerHeaders.push([name, value]),
  };
  return { visit, answerHeaders };
}
