import type { Server } from "node:http";
import Provider from "oidc-provider";
import { freePort } from "../free-port.ts";

/** Somebody who has an account at the provider, by what they type there. */
export type Vouched = { email?: string; email_verified?: boolean; name?: string };

/** A provider of OpenID Connect on a port of this machine, and the settings that have a site trust it. */
export type TestProvider = {
  settings: Record<string, string>;
  people: Map<string, Vouched>;
  /** Opens it for the site that was started with its settings. */
  open(siteUrl: string): Promise<void>;
  close(): Promise<void>;
};

const client = { id: "jigger", secret: "a secret that both know" };

/** A real provider for tests: it knows who is among its `people`, and signs in whoever says who they are. */
export async function testProvider(): Promise<TestProvider> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const people = new Map<string, Vouched>();
  let server: Server | undefined;
  return {
    people,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: "Barkeepers’ Guild",
    },
    async open(siteUrl) {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: client.id,
            client_secret: client.secret,
            redirect_uris: [`${siteUrl}/your-account/login-with/oidc/back`],
          },
        ],
        claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
        findAccount: (_, sub) =>
          people.has(sub) ? { accountId: sub, claims: () => ({ sub, ...people.get(sub) }) } : undefined,
        cookies: { keys: ["of this test alone"] },
      });
      await new Promise<void>((listening) => {
        server = provider.listen(port, "localhost", listening);
      });
    },
    close: () =>
      new Promise((closed) => {
        if (!server) return closed();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Signs in at the provider as somebody does in a browser that knows nobody there, and agrees.
 * @returns the address that leads back to the site
 */
export async function signInAt(address: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let form: Record<string, string> | null = null;
  for (let step = 0; step < 12; step++) {
    const answer: Response = await fetch(next, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";", 1)[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location) {
      next = new URL(location, next);
      form = null;
      if (next.pathname.endsWith("/back")) return next;
    } else {
      const page: string = await answer.text();
      const prompt: string | undefined = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!prompt) throw new Error(`the provider answered ${answer.status}: ${page.slice(0, 300)}`);
      next = new URL(/action="([^"]+)"/.exec(page)![1]!, next);
      form = { prompt, login, password: "any" };
    }
  }
  throw new Error("the provider led nowhere");
}
