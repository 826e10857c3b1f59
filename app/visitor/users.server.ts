import { hash } from "@node-rs/argon2";
import { failure, type Result, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import type { Person } from "#app/operations/operation.ts";
import { accountsOf } from "./accounts/accounts.server.ts";
import { insertUser, isReserved, type NewUser } from "./accounts/users-store.server.ts";
import { isCommonPassword } from "./forms/common-passwords.server.ts";
import { cleanName, nameFromEmail, nameProblem } from "./forms/display-name.ts";
import { passwordErrors } from "./forms/passwords.ts";
import { isEmail } from "./forms/registration.ts";
import { startMembership } from "./memberships/membership-store.server.ts";

export { addressesOf, countPeople, isLeaving, personWithAddress } from "./accounts/users-store.server.ts";
export { askToConfirm, confirmEmail } from "./confirming/confirm-operations.server.ts";
export { ownPasswordLimits } from "./forms/limits.ts";
export { isEmail } from "./forms/registration.ts";
export {
  bornOf,
  endMemberships,
  keepBorn,
  membershipsOf,
  startMembership,
} from "./memberships/membership-store.server.ts";

export type UserToCreate = {
  email: string;
  password: string;
  name?: string | undefined;
  role?: Person["role"] | undefined;
  /** The one membership: subscriber and premium are the same flag (contract.md, 6). */
  premium?: boolean | undefined;
};

/**
 * Makes an account from the command line (contract.md, 1): without the form's questions, with a role and a membership
 * that no form can give, and with an address that counts as confirmed: whoever keeps the site vouches for it.
 */
export async function createUser(house: House, wanted: UserToCreate): Promise<Result<{ id: string }>> {
  const email = wanted.email.trim().toLowerCase();
  if (!isEmail(email)) return failure("invalid", "The email address has not the form name@example.com.");
  const display_name = cleanName(wanted.name ?? "") || nameFromEmail(email);
  const { password } = wanted;
  const bad =
    nameProblem(display_name) ??
    passwordErrors(password, password, { email, name: display_name }, isCommonPassword).pass1;
  if (bad) return failure("invalid", `${bad}.`);
  const { role = "member", premium = false } = wanted;
  const made = await storeUser(house, { email, display_name, role, email_verified: true }, wanted.password, premium);
  return made.ok ? made : failure("conflict", `${email} has an account already.`);
}

/**
 * Stores a person and the password to sign in with, both or neither; as a premium member, where the command line says so. Hashing comes first, so that no
 * connection waits for it. A `conflict` says that the address has an account.
 */
export async function storeUser(
  house: House,
  user: Omit<NewUser, "id" | "passwordHash">,
  password: string,
  premium = false,
): Promise<Result<{ id: string }>> {
  const id = crypto.randomUUID();
  const passwordHash = await hash(password);
  const made = await house.db.transaction().execute(async (db) => {
    const inserted = await insertUser(db, { id, passwordHash, ...user });
    if (inserted && premium) await startMembership(db, { person_id: id, source: "command", ends_at: null });
    return inserted;
  });
  return made ? success({ id }) : failure("conflict", "The address has an account.");
}

/** Whether a password is the one that somebody signs in with: it takes as long as signing in does. Null where they have none. */
export async function knowsPassword(house: House, personId: string, password: string): Promise<boolean | null> {
  const { internalAdapter, password: hashes } = await accountsOf(house).$context;
  const own = (await internalAdapter.findAccounts(personId)).find(({ providerId }) => providerId === "credential");
  if (!own?.password) return null;
  return password !== "" && (await hashes.verify({ hash: own.password, password }));
}

/** Mails the link that sets a new password (contract.md, 4), also where nobody asked for it by the form. */
export async function mailReset(house: House, email: string): Promise<void> {
  await accountsOf(house).api.requestPasswordReset({ body: { email } });
}

export { isReserved };
