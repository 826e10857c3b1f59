import type { RouteConfig } from "@react-router/dev/routes";
import { apiRoutes } from "./api/routes.ts";
import { deskRoutes } from "./desk/routes.ts";
import { guideRoutes } from "./guide/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { myBarRoutes } from "./my-bar/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { shellRoutes } from "./shell/routes.ts";
import { shopRoutes } from "./shop/routes.ts";
import { visitorRoutes } from "./visitor/routes.ts";
import { yourListRoutes } from "./your-lists/routes.ts";

/** Every address of the site; each room lists its own. */
export default [
  ...homeRoutes,
  ...guideRoutes,
  ...shopRoutes,
  ...searchRoutes,
  ...visitorRoutes,
  ...myBarRoutes,
  ...yourListRoutes,
  ...deskRoutes,
  ...apiRoutes,
  ...shellRoutes,
] satisfies RouteConfig;
