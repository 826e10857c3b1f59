import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { failureNames, failureStatus } from "#app/database/database.server.ts";
import { visitOf } from "#app/operations/visit.ts";

type Args = { context: Readonly<RouterContextProvider> };

/**
 * The pages' build, whose loaders and actions answer 503 while the database cannot be reached, and 507 when its disk
 * is full: React Router would make 500 of whatever they throw, and that page says that the fault is ours.
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
      const status = error instanceof Error ? await failureStatus(house.pool, error) : 500;
      if (status === 500) throw error;
      house.log[status === 507 ? "error" : "warn"]({ err: error }, failureNames[status]);
      throw data(null, { status });
    }
  };
}
