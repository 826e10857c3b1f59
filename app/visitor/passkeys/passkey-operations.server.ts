import type { AuthenticatorTransport, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { sendOrLog } from "#app/platform/mail.server.ts";
import { newWayMail } from "../accounts/new-way-mail.ts";
import { elsewhereTexts } from "../elsewhere/texts.ts";
import { hasOtherWay } from "../elsewhere/ways.server.ts";
import { textField } from "../forms/fields.ts";
import { takeTurn } from "../turns-store.server.ts";
import { newChallenge, passesChallenge } from "./challenge.server.ts";
import { readDevice } from "./passkey-sign-in.server.ts";
import { countKeys, insertKey, keysOf, removeKey, renameKey } from "./passkey-store.server.ts";
import { siteOfKeys } from "./site-of-keys.server.ts";
import { webauthn } from "./webauthn.server.ts";

/** Ed25519, ES256 and RS256: what devices make (COSE). */
const algorithms = [-8, -7, -257];
/** As many keys as one person may have. */
const most = 20;
const longestName = 60;

const texts = {
  refused: "This device made no passkey for this site. Please try again.",
  known: "This passkey is there already.",
  most: `You have ${most} passkeys already: remove one first.`,
  gone: "This passkey was not there any more.",
};

/** The name that somebody gives a key, as it is stored; `Passkey` where they give none. */
function nameOf(typed: string): string {
  return [...typed.trim().replace(/\s+/g, " ")].slice(0, longestName).join("") || "Passkey";
}

/** One's passkeys, and what a device is asked for that shall make another: those it has already are told, so that it makes none twice. */
export const readKeys = operation({
  name: "visitor/passkeys",
  summary: "One's passkeys, and what a device needs to make another.",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    keys: z.array(z.object({ id: z.string(), name: z.string(), since: z.string(), used: z.string().nullable() })),
    ask: z.looseObject({ challenge: z.string() }),
  }),
  async handle(_, { house, db, person }) {
    const keys = await keysOf(db, person.id);
    const { generateRegistrationOptions } = await webauthn();
    const ask = await generateRegistrationOptions({
      rpName: "Jigger",
      rpID: siteOfKeys(house.settings).rpID,
      userName: person.email,
      userDisplayName: person.display_name,
      userID: new TextEncoder().encode(person.id),
      challenge: newChallenge(house, person.id),
      excludeCredentials: keys.map(({ id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransport[],
      })),
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const day = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);
    return success({
      keys: keys.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        since: day(created_at),
        used: used_at && day(used_at),
      })),
      ask: { ...ask },
    });
  },
});

/** Adds the passkey that one's device has made, and tells by mail that it is there. */
export const addKey = operation({
  name: "visitor/add-passkey",
  summary: "Adds a passkey to one's account.",
  who: "member",
  changes: true,
  input: z.object({ attestation: textField, name: textField }),
  answers: z.null(),
  limit: { times: 20, seconds: 3_600 },
  async handle({ attestation, name }, { house, db, person }) {
    const response = readDevice<RegistrationResponseJSON>(attestation);
    if (!response) return failure("invalid", texts.refused, { form: texts.refused });
    await takeTurn(db, person.id);
    if ((await countKeys(db, person.id)) >= most) return failure("conflict", texts.most);
    const { rpID, origin } = siteOfKeys(house.settings);
    const { verifyRegistrationResponse } = await webauthn();
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => passesChallenge({ house, db }, challenge, person.id),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => null);
    if (!made?.verified || !made.registrationInfo) return failure("invalid", texts.refused, { form: texts.refused });
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    const stored = { id, person_id: person.id, public_key: Buffer.from(publicKey), counter, transports };
    if (!(await insertKey(db, { ...stored, name: nameOf(name) }))) return failure("conflict", texts.known);
    const mail = newWayMail({ to: person.email, way: "a passkey", baseUrl: house.settings.BASE_URL });
    await sendOrLog(house, mail);
    return success(null);
  },
});

/** Gives one of one's passkeys another name. */
export const nameKey = operation({
  name: "visitor/name-passkey",
  summary: "Gives a passkey another name.",
  who: "member",
  changes: true,
  input: z.object({ id: textField, name: textField }),
  answers: z.null(),
  async handle({ id, name }, { db, person }) {
    if (await renameKey(db, person.id, { id, name: nameOf(name) })) return success(null);
    return failure("conflict", texts.gone);
  },
});

/** Takes one of one's passkeys away; the last way in stays. */
export const dropKey = operation({
  name: "visitor/remove-passkey",
  summary: "Takes a passkey from one's account.",
  who: "member",
  changes: true,
  input: z.object({ id: textField }),
  answers: z.null(),
  async handle({ id }, { house, db, person }) {
    await takeTurn(db, person.id);
    if (!(await hasOtherWay({ house, db }, person.id, { keys: 1 }))) {
      return failure("conflict", elsewhereTexts.lastWay);
    }
    return (await removeKey(db, person.id, id)) ? success(null) : failure("conflict", texts.gone);
  },
});
