import { route } from "@react-router/dev/routes";

/** What a member gets, how anybody asks for a newsletter, and how its reader leaves. */
export const newsletterRoutes = [
  route("your-account/newsletters", "newsletters/pages/own-newsletters-page.tsx"),
  route("newsletters", "newsletters/pages/newsletters-page.tsx"),
  route("newsletters/confirm", "newsletters/pages/confirm-page.tsx"),
  route("newsletters/unsubscribe", "newsletters/pages/unsubscribe-page.tsx"),
];
