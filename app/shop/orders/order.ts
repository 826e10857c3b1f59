import type { Currency } from "#app/i18n/prices.ts";
import type { OrderAddress } from "../details/details.ts";
import type { VatShare } from "../money/totals.ts";
import type { Seller } from "./seller.ts";
import type { OrderState } from "./states.ts";

/** An order as its pages, its mail and its invoice show it. */
export type OrderView = {
  number: string;
  invoice_number: string | null;
  state: OrderState;
  placed_at: string;
  steps: { state: OrderState; at: string; note: string | null }[];
  name: string;
  email: string;
  delivery: OrderAddress;
  billing: OrderAddress;
  payment: string;
  currency: Currency;
  lines: {
    offer_id: number;
    skew_id: number;
    name: string;
    quantity: number;
    price: number;
    /** In hundredths of a percent; null where no VAT is charged, or more than one rate was before lines kept theirs. */
    vat_rate: number | null;
    asked: [string, string][];
    /** How many its buyer withdrew from, and how many went back into stock. */
    withdrawn: number;
    put_back: number;
    /** Whether it can be withdrawn from: what was made to a buyer's order cannot. */
    returnable: boolean;
  }[];
  goods: number;
  delivery_price: number;
  vat: VatShare[];
  total: number;
  /** What was paid back of it, and each time why. */
  refunded: number;
  refunds: { amount: number; why: string; at: string; credit_number: string | null; vat: VatShare[] }[];
  /** Who sold it, as it was then; null for the sample shop. */
  seller: Seller | null;
  vat_number: string | null;
  vat_exempt: boolean;
  withdrawn_at: string | null;
  may: { cancel: boolean; withdraw: boolean; pay: boolean };
};

/** What an order's page can be asked to do (contract.md, 10). */
export const orderIntents = ["reorder", "cancel", "withdraw"] as const;
