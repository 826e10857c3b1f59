import { route } from "@react-router/dev/routes";

/** What a member gets, among the pages of their account. */
export const newsletterAccountRoutes = [
  route("your-account/newsletters", "newsletters/pages/own-newsletters-page.tsx"),
];

/** How anybody asks for a newsletter, and how its reader leaves. */
export const newsletterRoutes = [
  route("newsletters", "newsletters/pages/newsletters-page.tsx"),
  route("newsletters/confirm", "newsletters/pages/confirm-page.tsx"),
  route("newsletters/unsubscribe", "newsletters/pages/unsubscribe-page.tsx"),
];
