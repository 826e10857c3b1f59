import { type House, keep } from "#app/operations/house.server.ts";
import type { Settings } from "#app/platform/settings.server.ts";

/** What a page needs to look addresses up: the house's script, and the key that it is used with. */
export type Lookup = { script: string; key: string };

/** What the script of an address lookup is asked for and asks, where the settings name no other: Ideal Postcodes' Address Finder. */
const usual = {
  script: "https://cdn.jsdelivr.net/npm/@ideal-postcodes/address-finder-bundled@5.0.3/dist/address-finder.js",
  api: "https://api.ideal-postcodes.co.uk",
};

type Set = Pick<Settings, "ADDRESS_LOOKUP_KEY" | "ADDRESS_LOOKUP_SCRIPT" | "ADDRESS_LOOKUP_API">;

/** How addresses are looked up; null without a key, which is logged once (guide.md, 8). `{key}` in the script's address is the key. */
export function lookupOf(house: House): Lookup | null {
  const { ADDRESS_LOOKUP_KEY: key, ADDRESS_LOOKUP_SCRIPT: script = usual.script } = house.settings;
  if (key) return { script: script.replace("{key}", encodeURIComponent(key)), key };
  keep(house, "account/no-lookup", () => {
    house.log.info("addresses are not looked up: ADDRESS_LOOKUP_KEY is not set");
    return true;
  });
  return null;
}

/** What the policy of a page has to allow for it: where the script comes from, and what it asks. */
export function lookupOrigins(settings: Set): { scripts: string[]; asked: string[] } {
  const { ADDRESS_LOOKUP_KEY: key, ADDRESS_LOOKUP_SCRIPT: script, ADDRESS_LOOKUP_API: api } = settings;
  if (!key) return { scripts: [], asked: [] };
  return { scripts: [new URL(script ?? usual.script).origin], asked: [new URL(api ?? usual.api).origin] };
}
