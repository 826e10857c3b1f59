import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { OrderView } from "../orders/order.ts";
import { creditPdf } from "./credit-pdf.server.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";

const address = {
  street: "Rua da Conceição 3",
  street2: "",
  city: "Łódź",
  state: "",
  postCode: "90-001",
  country: "PL",
};
const nothingBack = { withdrawn: 0, put_back: 0, returnable: true };
const order: OrderView = {
  number: "J2026000007",
  invoice_number: "I2026000003",
  state: "placed",
  placed_at: "2026-11-22T20:00:00.000Z",
  steps: [],
  name: "Żaneta Ångström",
  email: "z@example.com",
  delivery: address,
  billing: address,
  payment: "invoice",
  currency: "EUR",
  lines: [
    { offer_id: 1, skew_id: 1, name: "Coupe", quantity: 2, price: 1_200, vat_rate: 2_300, asked: [], ...nothingBack },
  ],
  goods: 2_400,
  delivery_price: 1_495,
  vat: [{ rate: 2_300, net: 3_167, vat: 728 }],
  total: 3_895,
  seller: { name: "The Ångström Bar Ltd", address: ["1 High Street", "Leeds LS1 1AA"], vat_number: "GB123456789" },
  vat_number: null,
  vat_exempt: false,
  withdrawn_at: null,
  refunded: 0,
  refunds: [],
  may: { cancel: true, withdraw: true, pay: false },
};
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

/** Which letters the fonts of a file are said to stand for: its table of them, unpacked. */
function lettersIn(pdf: Buffer): Set<string> {
  const letters = new Set<string>();
  const text = pdf.toString("latin1");
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const from = index + text.slice(index).indexOf("\n") + 1;
    const packed = pdf.subarray(from, from + text.slice(from).indexOf("endstream"));
    const table = unpacked(packed);
    if (table.includes("beginbfrange"))
      for (const [, code] of table.matchAll(/<([0-9a-f]{4})>/gi)) letters.add(String.fromCharCode(parseInt(code!, 16)));
  }
  return letters;
}

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed).toString("latin1");
  } catch {
    return "";
  }
}

describe("an invoice as a file", () => {
  it("is a small PDF of one page that has the letters of every name", async () => {
    const pdf = await invoicePdf(order, "en-gb");
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesIn(pdf)).toBe(1);
    expect(pdf.length).toBeLessThan(60_000);
    for (const letter of "ŁódźŻanetaÅngströmçã€") expect([letter, lettersIn(pdf).has(letter)]).toEqual([letter, true]);
  });

  it("goes on over further pages, whatever the names", async () => {
    const lines = Array.from({ length: 50 }, (_, place) => ({
      ...order.lines[0]!,
      skew_id: place,
      name: `A very long name of a thing that one may buy, with words enough for two lines, ${place}`,
    }));
    const pdf = await invoicePdf({ ...order, lines, vat: [], vat_exempt: true }, "fr-fr");
    expect(pagesIn(pdf)).toBeGreaterThan(1);
  });

  it("is none of what has no number yet", async () => {
    await expect(invoicePdf({ ...order, invoice_number: null }, "en-gb")).rejects.toThrow(/no invoice/);
  });
});

it("a credit note is one as well, with what was paid back", async () => {
  const vat = [{ rate: 2_300, net: 407, vat: 93 }];
  const refund = {
    amount: 500,
    why: "Zbita szklanka",
    at: "2026-11-23T09:00:00.000Z",
    credit_number: "C2026000001",
    vat,
  };
  const pdf = await creditPdf({ ...order, refunded: 500, refunds: [refund] }, refund, "en-gb");
  expect([pdf.subarray(0, 5).toString(), pagesIn(pdf)]).toEqual(["%PDF-", 1]);
  const none = await creditPdf({ ...order, vat: [] }, { ...refund, vat: [] }, "en-gb");
  expect(none.length).toBeLessThan(60_000);
});
