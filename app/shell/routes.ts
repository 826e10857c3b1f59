import { route } from "@react-router/dev/routes";

export const shellRoutes = [route("*", "shell/not-found-page.tsx")];
