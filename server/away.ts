import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { failedForDatabase } from "#app/platform/database.server.ts";
import { visitOf } from "#app/platform/visit.ts";

type Args = { context: Readonly<RouterContextProvider> };

/**
 * The pages' build, whose loaders and actions answer 503 while the database cannot be reached: React
 * Router would make 500 of whatever they throw, and that page says that the fault is ours.
 */
export function sayingWhenAway(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const guarded = { ...(loader ? { loader: guard(loader) } : {}), ...(action ? { action: guard(action) } : {}) };
    return [id, { ...route, module: { ...route.module, ...guarded } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function guard<A extends Args, T>(handle: (args: A) => Promise<T> | T): (args: A) => Promise<T> {
  return async (args) => {
    try {
      return await handle(args);
    } catch (error) {
      // Redirects and pages that are not found are thrown, too, and are no failures.
      const { house } = visitOf(args);
      if (!(error instanceof Error) || !(await failedForDatabase(house.pool, error))) throw error;
      house.log.warn({ err: error }, "database unavailable");
      throw data(null, { status: 503 });
    }
  };
}
