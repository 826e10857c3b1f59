import { type Handler, Hono, type Context as HonoContext } from "hono";
import type { ServerBuild } from "react-router";
import { lookupOrigins } from "#app/account/address-lookup.server.ts";
import { mountCalls } from "#app/api/mount.server.ts";
import { refuseBroken } from "#app/api/replies.server.ts";
import { failureNames, failureStatus } from "#app/database/database.server.ts";
import { drawings } from "#app/guide/drawings.server.ts";
import { sitemaps } from "#app/guide/sitemap.server.ts";
import { splitLocale } from "#app/i18n/locale.ts";
import { guestPath } from "#app/my-bar/bar-types.ts";
import type { House } from "#app/operations/house.server.ts";
import { mayKeep, publicNames } from "#app/platform/public-page.ts";
import { hearStripe, payingOrigins, stripeHook } from "#app/shop/shop-calls.server.ts";
import { serveUploads } from "#app/uploads/uploads.server.ts";
import { comesFromTheSite, isFollowedLink } from "#server/answering/same-site.ts";
import { contentPolicy, headersFor } from "./answering/headers.ts";
import { endByOneClick, oneClicks } from "./answering/one-click.ts";
import { openPages } from "./answering/pages.ts";
import { plainPage, retryAfter } from "./answering/plain-page.ts";
import { staticFiles } from "./answering/static-files.ts";
import { withoutEmptyValues } from "./answering/tidy-address.ts";
import type { Asker } from "./asker.ts";
import type { Metrics } from "./metrics.ts";
import { openVisit } from "./visit.ts";

export type Site = {
  house: House;
  build(): Promise<ServerBuild>;
  dev: boolean;
  metrics: Metrics;
  askerOf(request: Request): Asker;
};

/** Everything that the site answers, behind the page cache: probes, calls, pictures, files, pages. */
export function openSite(site: Site): Hono {
  const { house, askerOf } = site;
  const app = new Hono();
  const fromTheSite = (request: Request) => comesFromTheSite(request.headers, originsOf(site, request));
  onEveryAnswer(app, house);
  answerProbes(app, site);
  serveFiles(app, house);
  mountCalls(app, {
    house,
    fromTheSite: (request) => fromTheSite(request) && !isFollowedLink(request),
    open: (request, locale) =>
      openVisit({
        house,
        request,
        address: askerOf(request).address,
        fromTheSite: fromTheSite(request),
        ...locale,
      }),
  });
  hearOthers(app, site, fromTheSite);
  app.all("*", answerPages(site, fromTheSite));
  app.onError(async (error, context) => {
    const status = await failureStatus(house.pool, error);
    const { title, text, call } = troubles[status];
    house.log[status === 503 ? "warn" : "error"]({ err: error, url: context.req.url }, failureNames[status]);
    if (/\/api\//.test(context.req.path)) return refuseBroken(context.req.path, status, call);
    return plainPage(status, title, text);
  });
  return app;
}

/** By what a request may say that it comes from this site: the public address, and the one that it was asked at. */
function originsOf({ house, askerOf }: Site, request: Request): string[] {
  const own = new URL(house.settings.BASE_URL);
  const { protocol, host } = askerOf(request);
  return [own.origin, `${own.protocol}//${host}`, `${protocol}://${host}`];
}

type Proven = (request: Request) => boolean;

/** The headers that every answer has, and when to come back where it says "later". */
function onEveryAnswer(app: Hono, house: House): void {
  const everyAnswer = Object.entries(headersFor(house.settings.BASE_URL));
  app.use(async (context, next) => {
    await next();
    const { headers, status } = context.res;
    for (const [name, value] of everyAnswer) if (!headers.has(name)) headers.set(name, value);
    if ((status === 429 || status === 503) && !headers.has("retry-after")) headers.set("retry-after", retryAfter);
  });
}

/** An address that is only read: anything else that is done there is told so. */
function read(app: Hono, path: string, answer: Handler): void {
  app.get(path, answer).all(path, () => wrongMethodPage(readMethods));
}

/** What whoever runs the site asks it (contract.md, 1). */
function answerProbes(app: Hono, { house, metrics, askerOf }: Site): void {
  read(app, "/healthz", (context) => context.json({ status: "ok" }));
  read(app, "/readyz", async (context) => {
    const ready = await isReady(house);
    return context.json({ status: ready ? "ok" : "database unavailable" }, ready ? 200 : 503);
  });
  read(app, "/metrics", async (context) => {
    if (!askerOf(context.req.raw).near && house.settings.METRICS === "loopback")
      return context.text("Metrics are for this machine only.\n", 403);
    return context.body(await metrics.text(), 200, { "content-type": metrics.type });
  });
}

/** Scripts, pictures, and what robots read. */
function serveFiles(app: Hono, house: House): void {
  read(app, "/assets/*", staticFiles("build/client", mayKeep.forEver));
  read(app, "/drawings/*", drawings(house));
  read(app, "/media/*", serveUploads(house.uploads));
  // Browsers and feed readers ask for the second without having been told of it.
  for (const icon of ["/favicon.svg", "/favicon.ico"]) read(app, icon, staticFiles("build/client", mayKeep.asking));
  const map = sitemaps(house, [guestPath, "/cookie-policy"]);
  for (const path of ["/sitemap.xml", "/sitemaps/*"]) read(app, path, map);
  read(app, "/robots.txt", (context) =>
    context.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /my-bar\nDisallow: /cocktails/random\nDisallow: /your\n\nSitemap: ${house.settings.BASE_URL}/sitemap.xml\n`,
    ),
  );
}

/** What comes from no page of the site and brings a proof of its own. */
function hearOthers(app: Hono, { house, askerOf }: Site, fromTheSite: Proven): void {
  // What a provider tells of a payment: its signature is the proof.
  app.post(stripeHook, (context) => hearStripe(house, context.req.raw));
  // What a mail program sends by itself: its link is the proof (RFC 8058).
  for (const [path, operation] of Object.entries(oneClicks))
    app.post(path, (context, next) => {
      const request = context.req.raw;
      if (fromTheSite(request)) return next();
      const asked = { house, request, address: askerOf(request).address, locale: "en-gb", prefix: "" } as const;
      return endByOneClick(request, openVisit(asked).visit, operation, () =>
        plainPage(403, "This form could not be accepted", foreignForm),
      );
    });
}

/** Every other address: a page, or the page that says that there is none. */
function answerPages({ house, build, dev, askerOf }: Site, fromTheSite: Proven) {
  const pages = openPages(build, dev ? "development" : "production");
  const allowed = { forms: payingOrigins(house.settings), looking: lookupOrigins(house.settings) };
  return async (context: HonoContext): Promise<Response> => {
    const request = context.req.raw;
    const { locale, prefix } = splitLocale(new URL(request.url).pathname);
    if (!pageMethods.includes(request.method)) return wrongMethodPage(pageMethods);
    const proven = fromTheSite(request);
    if (!readMethods.includes(request.method) && !proven)
      return plainPage(403, "This form could not be accepted", foreignForm);
    const tidy = request.method === "POST" ? null : withoutEmptyValues(new URL(request.url));
    if (tidy !== null) return context.redirect(tidy, 302);
    // An unknown language has no pages; the default's 404 page says so in the same frame.
    const named = { locale: locale ?? "en-gb", prefix: locale ? prefix : "" } as const;
    const asked = { house, request, address: askerOf(request).address, ...named, fromTheSite: proven };
    const { response, nonce } = await pages(asked);
    // A page says itself that it takes no form; a file, a feed or a redirect would say "Unexpected Server Error" as JSON.
    if (response.status === 405) {
      if (response.headers.get("content-type")?.startsWith("application/json")) return wrongMethodPage(readMethods);
      response.headers.set("allow", readMethods.join(", "));
    }
    // While pages are worked on none is kept, and the hot reload needs what the policy forbids.
    if (dev) response.headers.delete(publicNames);
    if (!response.headers.has(publicNames)) {
      response.headers.set("cache-control", "private, no-store");
      response.headers.set(
        "content-security-policy",
        dev ? "frame-ancestors 'none'" : contentPolicy([`'nonce-${nonce}'`], house.settings.CDN_PREFIX, allowed),
      );
    } else {
      response.headers.set("x-nonce", nonce);
    }
    return response;
  };
}

const readMethods = ["GET", "HEAD"];
const pageMethods = [...readMethods, "POST"];
const wrongMethod = "Pages of this site are read, or sent a form. Go back, or start from the homepage.";
const foreignForm =
  "The request did not say that it came from this site, so nothing was changed. Open the page here and send the form again; if you came from a link, use the form on the page that it leads to.";
const troubles = {
  507: {
    title: "There is no room left",
    text: "The disk of this site is full, so nothing was changed. Its keepers have been told; please try again later.",
    call: "there is no room left to store this, so nothing was changed",
  },
  503: {
    title: "Back in a moment",
    text: "The database cannot be reached right now. Nothing that you saved is lost. This page works again as soon as it is back: reload it in a moment.",
    call: "the database is unavailable, please try again",
  },
  500: {
    title: "Something went wrong",
    text: "That was our fault, not yours, and nothing was changed. It has been logged; please try again.",
    call: "something went wrong here",
  },
} as const;

/** What only some methods do, with the header that names them (RFC 9110, 15.5.6). */
function wrongMethodPage(methods: readonly string[]): Response {
  const refused = plainPage(405, "This cannot be done here", wrongMethod);
  refused.headers.set("allow", methods.join(", "));
  return refused;
}

async function isReady(house: House): Promise<boolean> {
  try {
    // A new connection shows what those that are open may hide; that there is no room for one hides what they can do.
    return (await house.pool.answers()) || (await house.pool.query("select 1")).rowCount === 1;
  } catch {
    return false;
  }
}
