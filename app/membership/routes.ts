import { route } from "@react-router/dev/routes";

/** The one membership: where it is explained, and where it begins and ends (contract.md, 6). */
export const membershipRoutes = [
  route("premium", "membership/premium-page.tsx"),
  route("your-account/subscribe", "membership/subscribe-page.tsx"),
];
