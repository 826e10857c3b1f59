import { route } from "@react-router/dev/routes";

export const searchRoutes = [route("search", "search/search-page.tsx")];
