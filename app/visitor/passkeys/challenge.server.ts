import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { readSigned, signText } from "#app/platform/secrets.server.ts";
import { claimOnce } from "../accounts/claims-store.server.ts";

/** For so long a page may stand open before its passkey is asked for (minutes). */
const lasts = 60;

/** What a device is asked to sign: something that only we can have said, lately. Nothing needs to be remembered until it is used. */
export function newChallenge(house: House, personId = ""): string {
  const fields = { nonce: crypto.randomUUID(), person: personId };
  return signText(signing(house), fields, Date.now() + lasts * 60_000);
}

/** True once for each challenge of ours, asked of this person (of nobody in particular, at sign-in). */
export async function passesChallenge(
  { house, db }: { house: House; db: Queries },
  signed: string,
  personId = "",
): Promise<boolean> {
  const said = readSigned(signing(house), Buffer.from(signed, "base64url").toString("utf8"));
  if (!said?.nonce || said.person !== personId) return false;
  return claimOnce(db, "passkey", said.nonce, new Date(Date.now() + lasts * 60_000));
}

function signing({ secret }: House) {
  return { secret, purpose: "visitor/passkey" };
}
