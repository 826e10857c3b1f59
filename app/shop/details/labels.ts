/** What the fields of an order's details are called, beside them and in messages; those of the bill by the same. */
export const labels = {
  email: "Email address",
  name: "Name",
  phone: "Telephone number",
  street: "Street and number",
  street2: "Second line",
  city: "Town or city",
  state: "County or state",
  postCode: "Postcode",
  country: "Country",
  vat_number: "VAT number",
} as const;
