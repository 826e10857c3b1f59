/** The desk's pages of the shop (contract.md, 12), in the order of their tabs; orders, with who bought what, are admins' (contract.md, 6). */
export const deskShopPath = "/desk/shop";
export const deskOrdersPath = "/desk/orders";
export const deskOffersPath = "/desk/offers";
export const deskRatesPath = "/desk/rates";
export const deskShopPages: readonly { text: string; to: string; hint: string; admin?: boolean }[] = [
  { text: "The day", to: deskShopPath, hint: "What the shop took in, what sells, and what runs out." },
  { text: "Orders", to: deskOrdersPath, hint: "What was ordered, and the next step of each.", admin: true },
  { text: "Offers and stock", to: deskOffersPath, hint: "Prices, stock with every movement, and both as a file." },
  { text: "VAT and delivery", to: deskRatesPath, hint: "Rates, ages and prices by country, with their sources." },
];

/** An order at the desk, and its packing slip. */
export function deskOrderPath(number: string, paper?: "packing-slip"): string {
  return paper ? `${deskOrdersPath}/${number}/${paper}` : `${deskOrdersPath}/${number}`;
}

/** Where a new offer is made. */
export const newOfferPath = "/desk/offers/new";
/** Where the desk changes an offer. */
export function deskOfferPath(id: number): string {
  return `${deskOffersPath}/offer/${id}`;
}

/** Prices and stock from a file; with `.csv` behind it, the file. */
export const offersFilePath = "/desk/offers/file";
