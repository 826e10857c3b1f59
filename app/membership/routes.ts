import { route } from "@react-router/dev/routes";

/** Where the one membership is explained (contract.md, 6). */
export const membershipRoutes = [route("premium", "membership/premium-page.tsx")];

/** Where it begins and ends, among the pages of the account. */
export const membershipAccountRoutes = [route("your-account/subscribe", "membership/subscribe-page.tsx")];
