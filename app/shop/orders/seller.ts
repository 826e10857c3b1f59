/** Who sells, as papers and mails of an order name them. */
export type Seller = { name: string; address: string[]; vat_number: string | null };

type SellerSettings = { SHOP_NAME?: string | undefined; SHOP_ADDRESS: string[]; SHOP_VAT_NUMBER?: string | undefined };

/** The seller that the settings name (README); null where they name none, and the shop is a sample. */
export function sellerOf({ SHOP_NAME, SHOP_ADDRESS, SHOP_VAT_NUMBER }: SellerSettings): Seller | null {
  return SHOP_NAME ? { name: SHOP_NAME, address: SHOP_ADDRESS, vat_number: SHOP_VAT_NUMBER ?? null } : null;
}

/** What stands below the seller's name: the address, line by line, and the VAT number. */
export function sellerLines({ address, vat_number }: Seller): string[] {
  return [...address, ...(vat_number ? [`VAT number ${vat_number}`] : [])];
}

/** Who sells in one sentence, for those who are about to buy or did. */
export function soldBy(seller: Seller): string {
  return `Sold by ${[seller.name, ...sellerLines(seller)].join(", ")}.`;
}
