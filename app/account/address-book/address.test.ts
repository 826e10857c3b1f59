import { describe, expect, it } from "vitest";
import { type AddressForm, formOf, readAddress } from "./address.ts";
import { readPostcode } from "./postcode.server.ts";

const typed: AddressForm = {
  street: "12 Quiet Lane",
  street2: "",
  city: "Leeds",
  state: "",
  postCode: "ls14dy",
  country: "GB",
  usual: "",
};
const read = (change: Partial<AddressForm> = {}) => readAddress({ ...typed, ...change }, readPostcode);

describe("an address", () => {
  it("is stored as it is written where it stands, and reads the same again", () => {
    const first = read();
    expect(first).toMatchObject({ address: { post_code: "LS1 4DY", country: "GB", usual: false } });
    if ("address" in first) expect(readAddress(formOf(first.address), readPostcode)).toEqual(first);
  });

  it("says all that is wrong with it at once", () => {
    const wrong = read({ street: " ", city: "", country: "", postCode: "x".repeat(13) }) as { errors: object };
    expect(Object.keys(wrong.errors).sort()).toEqual(["city", "country", "postCode", "street"]);
    expect(read({ country: "toString" })).toMatchObject({ errors: { country: "Choose a country from the list" } });
    expect(read({ state: "s".repeat(61) })).toMatchObject({ errors: { state: expect.stringContaining("60") } });
  });

  it.each([
    ["GB", "sw1a 1aa", "SW1A 1AA"],
    ["US", "10001-1234", "10001-1234"],
    ["US", "10001", "10001"],
    ["CA", "k1a0b1", "K1A 0B1"],
    ["NL", "1011ab", "1011 AB"],
    ["PL", "00001", "00-001"],
    ["PT", "1000001", "1000-001"],
    ["JP", "1000001", "100-0001"],
    ["SE", "11122", "111 22"],
    ["IE", "d02af30", "D02 AF30"],
    ["DE", "10 115", "10115"],
    ["HK", "", ""],
    ["AE", "anything", "ANYTHING"],
  ])("in %s takes %s", (country, postCode, post_code) => {
    expect(read({ country, postCode })).toMatchObject({ address: { post_code } });
  });

  it.each([
    ["GB", "", "Enter the postcode"],
    ["GB", "12345", "Enter a postcode like LS1 4DY"],
    ["DE", "1234", "Enter a postcode like 10115"],
    ["CZ", "AAA", "Enter a postcode as it is written in that country"],
  ])("in %s refuses %s", (country, postCode, message) => {
    expect(read({ country, postCode })).toEqual({ errors: { postCode: message } });
  });
});
