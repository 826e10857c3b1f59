import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import { bannedBecause } from "../accounts/bans-store.server.ts";
import { startSession } from "../accounts/browser-session.server.ts";
import { isLeaving } from "../accounts/users-store.server.ts";
import { textField } from "../forms/fields.ts";
import { newChallenge, passesChallenge } from "./challenge.server.ts";
import { keyCalled, markUsed } from "./passkey-store.server.ts";
import { siteOfKeys } from "./site-of-keys.server.ts";
import { webauthn } from "./webauthn.server.ts";

/** What the sign-in page asks of a device: any of its keys for this site, and that its person is the one who holds it. */
export async function askForKey(house: House) {
  const { rpID } = siteOfKeys(house.settings);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID, challenge: newChallenge(house), userVerification: "required" });
}

const wrongKey = "This passkey does not open an account here, or the page stood open for too long. Please try again.";
/** More than any device sends. */
const longest = 20_000;

/** Signs in by a passkey. A copied answer opens nothing: each challenge counts once, and for an hour. */
export const signInByKey = operation({
  name: "visitor/sign-in-by-passkey",
  summary: "Signs in by a passkey.",
  who: "anyone",
  changes: true,
  transaction: "own",
  input: z.object({ assertion: textField }),
  answers: z.object({ leaving: z.boolean().describe("Whether the account is to be deleted") }),
  limit: { times: 20, seconds: 60, whose: "address" },
  async handle({ assertion }, { house, cookies, userAgent }) {
    const refused = failure("invalid", wrongKey, { form: wrongKey });
    const response = readDevice<AuthenticationResponseJSON>(assertion);
    const key = response && (await keyCalled(house.db, response.id));
    if (!key) return refused;
    const { rpID, origin } = siteOfKeys(house.settings);
    const { verifyAuthenticationResponse } = await webauthn();
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => passesChallenge({ house, db: house.db }, challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: key.id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
      requireUserVerification: true,
    }).catch(() => null); // It throws for whatever is not as it must be; which, is nobody's business.
    if (!checked?.verified) return refused;
    await markUsed(house.db, key.id, checked.authenticationInfo.newCounter);
    try {
      await startSession({ house, cookies, userAgent }, key.person_id);
    } catch (cause) {
      const closed = bannedBecause(cause);
      if (closed) return failure("invalid", closed, { form: closed });
      throw cause;
    }
    return success({ leaving: await isLeaving(house.db, key.person_id) });
  },
});

/** What a device answered, of which the id alone is looked at here: the library judges the rest. Null for what is no such thing. */
export function readDevice<Answer>(text: string): (Answer & { id: string }) | null {
  if (text.length > longest) return null;
  try {
    const read = z.looseObject({ id: z.string().min(1).max(1_400) }).safeParse(JSON.parse(text));
    return read.success ? (read.data as Answer & { id: string }) : null;
  } catch {
    return null;
  }
}
