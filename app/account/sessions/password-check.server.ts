import type { Context } from "#app/operations/operation.ts";
import { passwordMissing, wrongPassword } from "#app/visitor/account-forms.ts";
import { sessionToken } from "#app/visitor/sessions.server.ts";
import { knowsPassword } from "#app/visitor/users.server.ts";
import { sessionBegan } from "./session-store.server.ts";

export const signInAgain = "Sign in again first: your account has no password, and you signed in a while ago";

/** Who has no password shows who they are by having signed in within so long (milliseconds). */
const freshFor = 600_000;

/** Whether somebody signed in to a session a moment ago. */
export function isFresh(began: Date): boolean {
  return Date.now() - began.getTime() < freshFor;
}

/**
 * What is wrong with the password that allows a change (contract.md, 8); nothing where it is right. Where there is none, since
 * an account elsewhere or a passkey opens this one, a sign-in of a moment ago stands for it.
 */
export async function passwordProblem(
  { house, person, cookies }: Pick<Context<"member">, "house" | "person" | "cookies">,
  password: string,
): Promise<{ password?: string }> {
  const knows = await knowsPassword(house, person.id, password.slice(0, 500));
  if (knows) return {};
  if (knows === false) return { password: password === "" ? passwordMissing : wrongPassword };
  const began = await sessionBegan(house.db, person.id, sessionToken(cookies.get("session")));
  return began && isFresh(began) ? {} : { password: signInAgain };
}
