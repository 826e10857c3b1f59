import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { claimOnce } from "../accounts/claims-store.server.ts";

/** How long a challenge may be solved and sent (minutes). */
const lifetime = 20;
/** Between so many hashes: half a second on a desk, a few seconds on an old telephone, while its owner types. */
const effort = { least: 100_000, most: 200_000 };

/** A challenge as the call answers it. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string().regex(/^[0-9a-f]{32}$/),
    salt: z.string().regex(/^[0-9a-f]{32}$/),
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number().positive(),
  }),
  signature: z.string(),
});
const answerSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().regex(/^[0-9a-f]+$/) }),
});

/** A new challenge, signed, so that nothing needs to be remembered until it is used. */
export async function newChallenge(house: House): Promise<z.output<typeof challengeSchema>> {
  const challenge = await createChallenge({
    algorithm: "SHA-256",
    cost: 1,
    counter: randomInt(effort.most, effort.least),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetime * 60_000),
    ...secrets(house),
  });
  return challengeSchema.parse(challenge);
}

/** True once for each solved challenge: signed by us, not expired, rightly solved, not used before. */
export async function passesCaptcha(house: House, db: Queries, field: string): Promise<boolean> {
  const answer = answerSchema.safeParse(decode(field));
  if (!answer.success) return false;
  const { challenge, solution } = answer.data;
  const { verified } = await verifySolution({
    challenge: challenge satisfies Challenge,
    solution,
    deriveKey,
    ...secrets(house),
  });
  if (!verified) return false;
  const { nonce, expiresAt } = challenge.parameters;
  return claimOnce(db, "captcha", nonce, new Date(expiresAt * 1_000));
}

/** Keys of the captcha's own, so that its signatures are good for nothing else. */
function secrets(house: House): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const key = (use: string) => createHmac("sha256", house.secret).update(`captcha ${use}`).digest("base64url");
  return { hmacSignatureSecret: key("challenge"), hmacKeySignatureSecret: key("solution") };
}

function decode(field: string): unknown {
  try {
    return JSON.parse(Buffer.from(field, "base64").toString("utf8"));
  } catch {
    return null;
  }
}
