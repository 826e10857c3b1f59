import { Tabs } from "#app/ui/list.ts";
import { deskShopPages } from "../desk-addresses.ts";

/** The desk's pages of the shop, in one row. */
export function ShopTabs({ here }: { here: string }) {
  return <Tabs label="The shop's desk" tabs={deskShopPages} here={here} />;
}
