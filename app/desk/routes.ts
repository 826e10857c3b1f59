import { layout, route } from "@react-router/dev/routes";
import { shopDeskRoutes } from "../shop/routes.ts";

/** The editors' desk. */
export const deskRoutes = [
  layout("desk/desk-layout.tsx", [
    route("desk", "desk/desk-page.tsx"),
    route("desk/queue/:kind", "desk/queue/queue-page.tsx"),
    route("desk/content", "desk/content/kinds-page.tsx"),
    route("desk/content/:kind", "desk/content/list-page.tsx"),
    route("desk/content/:kind/:id", "desk/content/entry/entry-page.tsx"),
    route("desk/content/:kind/:id/photographs", "desk/content/photographs/photographs-page.tsx"),
    route("desk/media", "desk/media/media-page.tsx"),
    route("desk/figures", "desk/figures/figures-page.tsx"),
    route("desk/users", "desk/people/users-page.tsx"),
    route("desk/audit", "desk/log/audit-page.tsx"),
    route("desk/drawings", "desk/drawings-page.tsx"),
    route("desk/design", "desk/design-page.tsx"),
    ...shopDeskRoutes,
  ]),
];
