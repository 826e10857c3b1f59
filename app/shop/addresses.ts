import { slugOf } from "#app/kit/slug.ts";

/** Where the shop's offers stand; the guide lists them as an area of its own. */
export const offersPath = "/shop";
export const offerEntries = "/shop/product";
export const shopSearchPath = "/shop/search";
export const basketPath = "/shop/basket";
export const detailsPath = "/shop/your-details";
export const ordersPath = "/your-account/orders";

/** The shop's page among those of an account. */
export const shopAccountPages = [{ text: "Your orders", to: ordersPath }];

/** What the address of an offer calls the skew that it chooses beforehand (contract.md, 7), and calls a skew's number. */
export const skewParameter = "sku";

/** The call that puts something into the basket (guide.md, 7). */
export const addToBasketCall = "/api/dev/frontend/shop/add-to-basket";
export const shopSearchCall = "/api/shop/search";
export const categoriesCall = "/api/shop/listcategories";

/** The page of an offer. */
export function offerPath(id: number, name: string): string {
  return `${offerEntries}/${id}/${slugOf(name)}`;
}

/** An offer's picture. */
export function offerPicture(id: number): string {
  return `/drawings/shop/${id}.svg`;
}

/** A member's order; a guest's has a token that only its mail and its buyer know. */
export function orderPath(number: string, token?: string): string {
  return token ? `/shop/order/${number}/${token}` : `${ordersPath}/${number}`;
}

/** Where a job's advertisement is written, before it is bought (contract.md, 7). */
export const advertisePath = "/bartenders-lounge/jobs/advertise-here";
