import { route } from "@react-router/dev/routes";

export const apiRoutes = [route("api/docs", "api/docs-page.tsx")];
