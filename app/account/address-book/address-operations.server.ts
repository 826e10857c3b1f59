import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, optionalIdField } from "#app/platform/fields.ts";
import { problem, textField } from "#app/visitor/account-forms.ts";
import { addressFields, mostAddresses, readAddress } from "./address.ts";
import { addAddress, changeAddress, readAddresses, removeAddress } from "./address-store.server.ts";
import { readPostcode } from "./postcode.server.ts";

const gone = "That address is not in your address book any more.";
const limit = { times: 60, seconds: 60 };
const address = z.object({
  id: z.int(),
  street: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  post_code: z.string(),
  country: z.string(),
  usual: z.boolean(),
});

/** The signed-in person's addresses, the usual one first. */
export const loadAddresses = operation({
  name: "account/addresses",
  summary: "The address book of the signed-in person.",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.array(address),
  handle: async (_, { db, person }) => success(await readAddresses(db, person.id)),
});

/** Adds an address, or changes the one that `id` names (contract.md, 4: `save`). */
export const saveAddress = operation({
  name: "account/save-address",
  summary: "Adds an address to one's own address book, or changes one.",
  who: "member",
  changes: true,
  input: z.object({
    id: optionalIdField,
    ...(Object.fromEntries(addressFields.map((name) => [name, textField])) as Record<
      (typeof addressFields)[number],
      typeof textField
    >),
  }),
  answers: z.object({ id: z.int() }),
  limit,
  async handle({ id, ...form }, { db, person }) {
    const read = readAddress(form, readPostcode);
    if ("errors" in read) return failure("invalid", problem, read.errors);
    if (id !== undefined)
      return (await changeAddress(db, person.id, id, read.address)) ? success({ id }) : failure("not-found", gone);
    const made = await addAddress(db, person.id, read.address);
    if (made !== null) return success({ id: made });
    return failure("conflict", `An address book holds ${mostAddresses} addresses: delete one that you no longer need.`);
  },
});

/** Takes an address out of one's own address book (contract.md, 4: `delete`). */
export const deleteAddress = operation({
  name: "account/delete-address",
  summary: "Takes an address out of one's own address book.",
  who: "member",
  changes: true,
  // What can be no address is one that is not there any more.
  input: z.object({ id: idField.catch(0) }),
  answers: z.null(),
  limit,
  async handle({ id }, { db, person }) {
    return (await removeAddress(db, person.id, id)) ? success(null) : failure("not-found", gone);
  },
});
