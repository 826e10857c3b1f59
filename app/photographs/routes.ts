import { route } from "@react-router/dev/routes";

/** Where readers send photographs of a drink. */
export const photographRoutes = [route("photographs/:table/:id", "photographs/pages/photographs-page.tsx")];
