import { route } from "@react-router/dev/routes";

const invoiceFile = "shop/invoices/invoice-resource.ts";
const creditFile = "shop/invoices/credit-resource.ts";
const deskPaper = "shop/desk/orders/paper-resource.ts";

/** Basket, the way out, and orders; the lists and pages of offers are an area of the guide. */
export const shopRoutes = [
  route("shop/basket", "shop/basket-page/basket-page.tsx"),
  route("shop/your-details", "shop/details/details-page.tsx"),
  route("shop/order/:number/:token", "shop/order-pages/guest-order-page.tsx"),
  route("shop/order/:number/:token/invoice", "shop/invoices/guest-invoice-page.tsx"),
  route("shop/order/:number/:token/invoice.pdf", invoiceFile, { id: "guest-invoice-file" }),
  route("shop/order/:number/:token/credit/:file", creditFile, { id: "guest-credit-file" }),
  route("your-account/orders/:number", "shop/order-pages/order-page.tsx"),
  route("your-account/orders/:number/invoice", "shop/invoices/invoice-page.tsx"),
  route("your-account/orders/:number/invoice.pdf", invoiceFile, { id: "invoice-file" }),
  route("your-account/orders/:number/credit/:file", creditFile, { id: "credit-file" }),
];

/** The orders of a member, among the pages of their account. */
export const shopAccountRoutes = [route("your-account/orders", "shop/order-pages/orders-page.tsx")];

/** The desk's pages of the shop. */
export const shopDeskRoutes = [
  route("desk/shop", "shop/desk/day/day-page.tsx"),
  route("desk/orders", "shop/desk/orders/orders-page.tsx"),
  route("desk/orders/:number/invoice.pdf", deskPaper, { id: "desk-invoice-file" }),
  route("desk/orders/:number/credit/:file", deskPaper, { id: "desk-credit-file" }),
  route("desk/orders/:number/:paper?", "shop/desk/orders/order-page.tsx"),
  route("desk/offers", "shop/desk/offers/offers-page.tsx"),
  route("desk/offers/file", "shop/desk/offers/file-page.tsx"),
  route("desk/offers/file.csv", "shop/desk/offers/offers-file-resource.ts"),
  route("desk/offers/new", "shop/desk/made/new-offer-page.tsx"),
  route("desk/offers/offer/:id", "shop/desk/made/offer-page.tsx"),
  route("desk/offers/:id", "shop/desk/offers/skew-page.tsx"),
  route("desk/rates", "shop/desk/rates/rates-page.tsx"),
];
