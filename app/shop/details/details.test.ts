import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDetails, countryNamed, type DetailField, type DetailsForm, detailFields, inOrder } from "./details.ts";

const countries = [
  { code: "GB", name: "United Kingdom", eu: false, alcohol_age: 18 },
  { code: "EL", name: "Greece", eu: true, alcohol_age: 18 },
];
const blank = Object.fromEntries(detailFields.map((name) => [name, ""])) as Record<DetailField, string>;
const empty: DetailsForm = { ...blank, book_delivery: false, private_buyer: false };
const right: DetailsForm = {
  ...empty,
  email: "ada@example.org",
  name: "  Ada\tByron ",
  street: "1 Long Lane",
  city: "Leeds",
  postCode: "LS1 1AA",
  country: "GB",
  book_delivery: true,
  private_buyer: false,
};
const errorsOf = (change: Partial<DetailsForm>) => {
  const checked = checkDetails({ ...right, ...change }, countries);
  return "errors" in checked ? Object.keys(checked.errors) : [];
};

describe("the details of an order", () => {
  it("are taken as they were meant, the bill to the same address", () => {
    expect(checkDetails(right, countries)).toMatchObject({
      details: { name: "Ada Byron", phone: null, billing: { street: "1 Long Lane", country: "United Kingdom" } },
    });
  });

  it("say all at once what is missing, and of the bill where it goes elsewhere", () => {
    expect(errorsOf(empty).sort()).toEqual(["city", "country", "email", "name", "postCode", "street"]);
    const elsewhere = { book_delivery: false, billing_city: "York" };
    expect(errorsOf(elsewhere)).toEqual(["billing_street", "billing_postCode", "billing_country"]);
    expect(errorsOf({ book_delivery: false })).toEqual([]);
    // Said to go elsewhere, and no address given: nobody's bill goes where it was not wanted.
    expect(errorsOf({ book_delivery: false, bill_elsewhere: true })).toEqual([
      "billing_street",
      "billing_city",
      "billing_postCode",
      "billing_country",
    ]);
  });

  it("name the field in messages that several have", () => {
    const long = "x".repeat(300);
    const checked = checkDetails(
      { ...right, name: long, street: long, book_delivery: false, billing_city: long },
      countries,
    );
    const messages = "errors" in checked ? Object.values(checked.errors) : [];
    expect(messages.length).toBeGreaterThan(4);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it.each<[keyof DetailsForm, string]>([
    ["email", "ada@example.org\nbcc: all@example.org"],
    ["phone", "call me"],
    ["country", "Atlantis"],
    ["country", "toString"],
    ["name", "x".repeat(81)],
    ["name", "\u202e\u2066"],
    ["name", "Win at https://evil.example"],
    ["street", "See WWW.evil.example"],
    ["street2", "ｗｗｗ．evil.example"],
  ])("are refused for their %s: %j", (name, value) => {
    expect(errorsOf({ [name]: value })).toEqual([name]);
  });

  it("are told what is wrong with them from the top of the page down", () => {
    const errors = { payment: "e", dob_day: "d", postCode: "c", billing_city: "f", vat_number: "b", email: "a" };
    expect(Object.keys(inOrder(errors)).join()).toBe("email,postCode,vat_number,dob_day,billing_city,payment");
  });

  it("know a country by its other names", () => {
    expect(["gb", "Scotland", "Northern Ireland", "UK"].map((name) => countryNamed(name, countries)?.code)).toEqual(
      Array(4).fill("GB"),
    );
    expect(countryNamed("GR", countries)?.code).toBe("EL");
  });

  it("are judged in bounded time, whatever is sent", () => {
    const any = fc.record(Object.fromEntries(detailFields.map((name) => [name, fc.string({ unit: "binary" })])));
    fc.assert(fc.property(any, (form) => void checkDetails({ ...right, ...form } as DetailsForm, countries)));
  });
});
