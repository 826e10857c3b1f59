import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { mountCalls } from "#app/api/mount.server.ts";
import { drawings } from "#app/guide/drawings.server.ts";
import { splitLocale } from "#app/i18n/locale.ts";
import { failedForDatabase } from "#app/platform/database.server.ts";
import type { House } from "#app/platform/house.server.ts";
import { publicNames } from "#app/platform/public-page.ts";
import { comesFromTheSite } from "#app/visitor/same-site.ts";
import { commonHeaders, contentPolicy } from "./headers.ts";
import type { Metrics } from "./metrics.ts";
import { openPages } from "./pages.ts";
import { plainPage } from "./plain-page.ts";
import { staticFiles } from "./static-files.ts";
import { withoutEmptyValues } from "./tidy-address.ts";
import { openVisit } from "./visit.ts";

export type Site = {
  house: House;
  build(): Promise<ServerBuild>;
  dev: boolean;
  metrics: Metrics;
  address(request: Request): string;
};

/** Everything that the site answers, behind the page cache: probes, calls, pictures, files, pages. */
export function openSite(site: Site): Hono {
  const { house } = site;
  const app = new Hono();
  const pages = openPages(site.build, site.dev ? "development" : "production");

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const ready = await isReady(house);
    return context.json({ status: ready ? "ok" : "database unavailable" }, ready ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    const forwarded = context.req.header("x-forwarded-for") !== undefined;
    const near = /^(127\.|::1$|::ffff:127\.)/.test(site.address(context.req.raw)) && !forwarded;
    if (!near && house.settings.METRICS === "loopback")
      return context.text("Metrics are for this machine only.\n", 403);
    return context.body(await site.metrics.text(), 200, { "content-type": site.metrics.type });
  });
  app.get("/assets/*", staticFiles("build/client", "public, max-age=31536000, immutable"));
  app.get("/drawings/*", drawings(house));
  app.get("/favicon.svg", staticFiles("build/client", "public, max-age=86400"));
  app.get("/robots.txt", (context) =>
    context.text("User-agent: *\nDisallow: /api/\nDisallow: /my-bar\nDisallow: /your\n"),
  );

  const origins = (request: Request) => {
    const own = new URL(house.settings.BASE_URL);
    return [own.origin, `${own.protocol}//${request.headers.get("host")}`, new URL(request.url).origin];
  };
  mountCalls(app, {
    house,
    fromTheSite: (request) => comesFromTheSite(request.headers, origins(request)),
    open: (request, locale) => openVisit({ house, request, address: site.address(request), ...locale }),
  });

  app.all("*", async (context) => {
    const request = context.req.raw;
    const { locale, prefix } = splitLocale(new URL(request.url).pathname);
    if (!pageMethods.includes(request.method)) {
      const refused = plainPage(405, "This cannot be done here", wrongMethod);
      refused.headers.set("allow", pageMethods.join(", "));
      return refused;
    }
    if (request.method !== "GET" && request.method !== "HEAD" && !comesFromTheSite(request.headers, origins(request))) {
      return plainPage(403, "This form could not be accepted", foreignForm);
    }
    const tidy = request.method === "POST" ? null : withoutEmptyValues(new URL(request.url));
    if (tidy !== null) return context.redirect(tidy, 302);
    // An unknown language has no pages; the default's 404 page says so in the same frame.
    const asked = {
      house,
      request,
      address: site.address(request),
      locale: locale ?? "en-gb",
      prefix: locale ? prefix : "",
    } as const;
    const { response, nonce } = await pages(asked);
    if (response.status === 503) response.headers.set("retry-after", "5");
    // While pages are worked on none is kept, and the hot reload needs what the policy forbids.
    if (site.dev) response.headers.delete(publicNames);
    if (!response.headers.has(publicNames)) {
      response.headers.set("cache-control", "private, no-store");
      response.headers.set(
        "content-security-policy",
        site.dev ? "frame-ancestors 'none'" : contentPolicy([`'nonce-${nonce}'`], house.settings.CDN_PREFIX),
      );
    } else {
      response.headers.set("x-nonce", nonce);
    }
    return response;
  });

  app.onError(async (error, context) => {
    const gone = await failedForDatabase(house.pool, error);
    house.log[gone ? "warn" : "error"](
      { err: error, url: context.req.url },
      gone ? "database unavailable" : "request failed",
    );
    const api = /\/api\//.test(context.req.path);
    if (api)
      return context.text(
        `ERROR: ${gone ? "the database is unavailable, please try again" : "something went wrong here"}`,
        gone ? 503 : 500,
      );
    return gone ? plainPage(503, "Back in a moment", awayText) : plainPage(500, "Something went wrong", brokenText);
  });
  return app;
}

const pageMethods = ["GET", "HEAD", "POST"];
const wrongMethod = "Pages of this site are read, or sent a form. Go back, or start from the homepage.";
const foreignForm =
  "The request did not say that it came from this site, so nothing was changed. Open the page here and send the form again; if you came from a link, use the form on the page that it leads to.";
const awayText =
  "The database cannot be reached right now. Nothing that you saved is lost. This page works again as soon as it is back: reload it in a moment.";
const brokenText = "That was our fault, not yours, and nothing was changed. It has been logged; please try again.";

async function isReady(house: House): Promise<boolean> {
  try {
    await house.pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
