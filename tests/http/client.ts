import { Agent, type RequestOptions, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createUser } from "#app/visitor/users.server.ts";
import type { TestSite } from "../site.ts";

/** An answer with its bytes as they came over the wire: nothing unpacked, no redirect followed. */
export type Answer = {
  status: number;
  /** By lower-case name; what came several times is joined. */
  headers: Record<string, string>;
  cookies: string[];
  bytes: Buffer;
  text: string;
  json<T = Record<string, unknown>>(): T;
};
type Headers = Record<string, string>;
export type Sent = { method?: string; headers?: Headers; body?: string | Buffer | AsyncIterable<Buffer> };

/** What a browser says of a request that a page of the site makes (contract.md, 4). */
export const sameOrigin: Headers = { "sec-fetch-site": "same-origin" };

/** A client that keeps cookies, sends exactly what it is told and follows nothing. */
export class Client {
  readonly #base: URL;
  /** Connections are kept, as browsers keep them: one for each request was a tenth of the suite's time. */
  readonly #agent = new Agent({ keepAlive: true });
  readonly cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = new URL(base);
  }

  /** `path` goes out as it is, so that broken addresses can be sent, too. */
  async send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await exchange(
      { host: this.#base.hostname, port: this.#base.port, agent: this.#agent, path, method },
      { ...(cookie ? { cookie } : {}), ...headers },
      body,
    );
    for (const line of answer.cookies) this.#keep(line);
    return answer;
  }

  get(path: string, headers: Headers = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  /** Posts a form as a page of the site does. */
  post(path: string, fields: Record<string, string> = {}, headers: Headers = sameOrigin): Promise<Answer> {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    return this.send(path, {
      method: "POST",
      headers: { ...form, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  postJson(path: string, value: unknown, headers: Headers = sameOrigin): Promise<Answer> {
    const json = { "content-type": "application/json" };
    return this.send(path, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(value) });
  }

  /** Posts a form with files as a browser does. */
  async postFiles(path: string, form: FormData): Promise<Answer> {
    const request = new Request("http://site", { method: "POST", body: form });
    const headers = { ...sameOrigin, "content-type": request.headers.get("content-type")! };
    return this.send(path, { method: "POST", headers, body: Buffer.from(await request.arrayBuffer()) });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}

function exchange(to: RequestOptions, headers: Headers, body: Sent["body"]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length =
      typeof body === "string" || Buffer.isBuffer(body) ? { "content-length": String(Buffer.byteLength(body)) } : {};
    const sent = request({ ...to, headers: { ...length, ...headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("error", reject);
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
          cookies: incoming.headers["set-cookie"] ?? [],
          bytes,
          text: bytes.toString("utf8"),
          json: <T>() => JSON.parse(bytes.toString("utf8")) as T,
        });
      });
    });
    sent.on("error", reject);
    if (body === undefined || typeof body === "string" || Buffer.isBuffer(body)) sent.end(body);
    else pipeline(Readable.from(body), sent).catch(() => undefined); // Its end is told by the request's own events.
  });
}

export const password = "a dry martini";
let made = 0;

/** The fields of a registration that is right; each call has an address of its own. */
export function registration(change: Record<string, string> = {}): Record<string, string> {
  made += 1;
  return {
    intent: "register",
    email: `guest-${made}@example.com`,
    display_name: "Ada",
    pass1: password,
    pass2: password,
    dob_day: "29",
    dob_month: "2",
    dob_year: "1988",
    industryYN: "no",
    newsletter_opt_in: "no",
    terms: "yes",
    ...change,
  };
}

/** Signs in by the form of the sign-in page. */
export function signIn(client: Client, email: string, word = password, redir?: string): Promise<Answer> {
  const back = redir === undefined ? {} : { redir };
  return client.post("/your-account/login", { intent: "login", email, password: word, ...back });
}

/** A client that is signed in as a person of its own. */
export async function signedIn(site: TestSite, name = "Ada"): Promise<Client & { email: string }> {
  made += 1;
  const email = `member-${made}@example.com`;
  const created = await createUser(site.house, { email, password, name });
  if (!created.ok) throw new Error(created.reason);
  const client = new Client(site.url);
  const answer = await signIn(client, email);
  if (answer.status !== 303) throw new Error(`signing in answered ${answer.status}`);
  return Object.assign(client, { email });
}

/** How many a list's page says that there are; NaN where it says nothing. */
export function countTold(page: string): number {
  return Number(/<p tabindex="-1" role="status"[^>]*>(?:<span[^>]*>)?(\d+)/i.exec(page)?.[1]);
}
