import { route } from "@react-router/dev/routes";

export const visitorRoutes = [
  route("your-account/login", "visitor/pages/login-page.tsx"),
  route("your-account/logout", "visitor/pages/logout-page.tsx"),
  route("your-account/login-with", "visitor/pages/login-with-page.tsx"),
  route("your-account/login-with/:provider", "visitor/pages/login-with-start-page.tsx"),
  route("your-account/login-with/:provider/back", "visitor/pages/login-with-back-page.tsx"),
  route("confirm-email", "visitor/pages/confirm-email-page.tsx"),
  route("login", "visitor/pages/login-redirect.tsx"),
  route("cookie-policy", "visitor/pages/cookie-policy-page.tsx"),
];
