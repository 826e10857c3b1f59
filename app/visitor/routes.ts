import { route } from "@react-router/dev/routes";

export const visitorRoutes = [
  route("your-account/login", "visitor/login-page.tsx"),
  route("your-account/logout", "visitor/logout-page.tsx"),
  route("login", "visitor/login-redirect.tsx"),
  route("cookie-policy", "visitor/cookie-policy-page.tsx"),
];
