import type { House } from "#app/operations/house.server.ts";
import type { Limit, Person } from "#app/operations/operation.ts";
import { passwordMissing, wrongPassword } from "#app/visitor/account-forms.ts";
import { knowsPassword } from "#app/visitor/users.server.ts";

/** Whoever has somebody's open browser may guess their password no faster than at the sign-in. */
export const passwordLimits: readonly Limit[] = [
  { together: "account/password", times: 10, seconds: 60 },
  { together: "account/password", times: 50, seconds: 3_600, thenEvery: 72 },
];

/** What is wrong with the password that allows a change (contract.md, 8); nothing where it is right. */
export async function passwordProblem(house: House, person: Person, password: string): Promise<{ password?: string }> {
  if (password === "") return { password: passwordMissing };
  return (await knowsPassword(house, person.id, password.slice(0, 500))) ? {} : { password: wrongPassword };
}
