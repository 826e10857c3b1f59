import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { problem, textField } from "#app/visitor/account-forms.ts";
import { profileFields, readProfile } from "./profile.ts";
import { storeProfile } from "./profile-store.server.ts";

const names = Object.fromEntries(profileFields.map((name) => [name, textField])) as Record<
  (typeof profileFields)[number],
  typeof textField
>;

/** Stores what somebody says of themselves (contract.md, 8: Profile fields); a field that is not sent counts as left empty. */
export const saveProfile = operation({
  name: "account/save-profile",
  summary: "Changes one’s own profile.",
  who: "member",
  changes: true,
  input: z.object(names),
  answers: z.null(),
  limit: { times: 30, seconds: 60 },
  async handle(form, { db, person }) {
    const read = readProfile(form);
    if ("errors" in read) return failure("invalid", problem, read.errors);
    await storeProfile(db, person.id, read.profile);
    return success(null);
  },
});
