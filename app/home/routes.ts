import { index } from "@react-router/dev/routes";

/** The front page. */
export const homeRoutes = [index("home/home-page.tsx")];
