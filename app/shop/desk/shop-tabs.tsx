import { Tabs } from "#app/ui/list.ts";
import { deskShopPages } from "../desk-addresses.ts";

/** The desk's pages of the shop, in one row: those that an editor may see, or all. */
export function ShopTabs({ here, admin }: { here: string; admin: boolean }) {
  return <Tabs label="The shop's desk" tabs={deskShopPages.filter((page) => admin || !page.admin)} here={here} />;
}
