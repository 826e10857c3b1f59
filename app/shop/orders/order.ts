import type { Currency } from "#app/i18n/prices.ts";
import type { OrderAddress } from "../details/details.ts";
import type { VatShare } from "../money/totals.ts";
import type { OrderState } from "./states.ts";

/** An order as its pages, its mail and its invoice show it. */
export type OrderView = {
  number: string;
  invoice_number: string | null;
  state: OrderState;
  placed_at: string;
  steps: { state: OrderState; at: string }[];
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
    asked: [string, string][];
  }[];
  goods: number;
  delivery_price: number;
  vat: VatShare[];
  total: number;
  vat_number: string | null;
  vat_exempt: boolean;
  withdrawn_at: string | null;
  may: { cancel: boolean; withdraw: boolean };
};

/** What an order's page can be asked to do (contract.md, 10). */
export const orderIntents = ["reorder", "cancel", "withdraw"] as const;
