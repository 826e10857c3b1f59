import { route } from "@react-router/dev/routes";

/** Basket, the way out, and orders; the lists and pages of offers are an area of the guide. */
export const shopRoutes = [route("shop/basket", "shop/basket-page/basket-page.tsx")];
