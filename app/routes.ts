import { layout, type RouteConfig } from "@react-router/dev/routes";
import { accountDoors, accountRoutes } from "./account/routes.ts";
import { apiRoutes } from "./api/routes.ts";
import { deskRoutes } from "./desk/routes.ts";
import { guideRoutes } from "./guide/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { membershipAccountRoutes, membershipRoutes } from "./membership/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { guestBarRoutes, myBarRoutes } from "./my-bar/routes.ts";
import { newsletterAccountRoutes, newsletterRoutes } from "./newsletters/routes.ts";
import { ownRecipeRoutes } from "./own-recipes/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { shellRoutes } from "./shell/routes.ts";
import { visitorRoutes } from "./visitor/routes.ts";
import { yourListRoutes } from "./your-lists/routes.ts";

/** Every address of the site; each room lists its own. */
export default [
  ...homeRoutes,
  ...guideRoutes,
  ...searchRoutes,
  ...visitorRoutes,
  ...newsletterRoutes,
  ...membershipRoutes,
  layout("shell/account-layout.tsx", [
    ...accountRoutes,
    ...newsletterAccountRoutes,
    ...membershipAccountRoutes,
    ...messageRoutes,
  ]),
  ...accountDoors,
  layout("my-bar/my-bar-layout.tsx", [...myBarRoutes, ...ownRecipeRoutes]),
  ...guestBarRoutes,
  ...yourListRoutes,
  ...deskRoutes,
  ...apiRoutes,
  ...shellRoutes,
] satisfies RouteConfig;
