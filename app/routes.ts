import { layout, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { accountDoors, accountRoutes } from "./account/routes.ts";
import { apiRoutes } from "./api/routes.ts";
import { builderRoutes } from "./builder/routes.ts";
import { commentRoutes, yourCommentRoutes } from "./comments/routes.ts";
import { deskRoutes } from "./desk/routes.ts";
import { guideRoutes } from "./guide/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { membershipAccountRoutes, membershipRoutes } from "./membership/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { guestBarRoutes, myBarRoutes } from "./my-bar/routes.ts";
import { newsletterAccountRoutes, newsletterRoutes } from "./newsletters/routes.ts";
import { ownProductAccountRoutes, ownProductRoutes } from "./own-products/routes.ts";
import { ownRecipeRoutes } from "./own-recipes/routes.ts";
import { photographRoutes } from "./photographs/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { shellRoutes } from "./shell/routes.ts";
import { shopAccountRoutes, shopRoutes } from "./shop/routes.ts";
import { visitorRoutes } from "./visitor/routes.ts";
import { yourListRoutes } from "./your-lists/routes.ts";

/**
 * Short names for the routes: every page gets the list of all of them, and names by their files were an eighth of it
 * (tests/http/built/scripts.test.ts holds what a page may load).
 */
function numbered(routes: readonly RouteConfigEntry[], next = { id: 0 }): RouteConfigEntry[] {
  return routes.map(({ children, ...route }) => {
    const id = (next.id++).toString(36);
    return { ...route, id, ...(children ? { children: numbered(children, next) } : {}) };
  });
}

/** Every address of the site; each room lists its own. */
export default numbered([
  ...homeRoutes,
  ...ownProductRoutes,
  ...guideRoutes,
  ...commentRoutes,
  ...photographRoutes,
  ...shopRoutes,
  ...searchRoutes,
  ...visitorRoutes,
  ...newsletterRoutes,
  ...membershipRoutes,
  layout("shell/account-layout.tsx", [
    ...accountRoutes,
    ...shopAccountRoutes,
    ...yourCommentRoutes,
    ...ownProductAccountRoutes,
    ...newsletterAccountRoutes,
    ...membershipAccountRoutes,
    ...messageRoutes,
  ]),
  ...accountDoors,
  ...builderRoutes,
  layout("my-bar/my-bar-layout.tsx", [...myBarRoutes, ...ownRecipeRoutes]),
  ...guestBarRoutes,
  ...yourListRoutes,
  ...deskRoutes,
  ...apiRoutes,
  ...shellRoutes,
]) satisfies RouteConfig;
