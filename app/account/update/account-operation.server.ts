import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { waitingAddress } from "../email/email-change-store.server.ts";
import { memberPath } from "../member-path.ts";
import { formOf, profileFields } from "../profile/profile.ts";
import { readAccount } from "../profile/profile-store.server.ts";

/** What somebody's own page shows of their account, as its forms have it. */
export const loadAccount = operation({
  name: "account/own",
  summary: "What the signed-in person's account holds, as its forms show it.",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    profile: z.record(z.enum(profileFields), z.string()),
    picture: z.string().nullable().describe("The address of the picture"),
    shown_at: z.string().nullable().describe("Where everybody sees the profile"),
    email: z.string(),
    waiting: z.string().nullable().describe("A new address that is not confirmed yet"),
    leaves: z.string().nullable().describe("The day on which the account is deleted"),
  }),
  async handle(_, { db, person }) {
    const [{ email, leaves_at, image, ...profile }, waiting] = await Promise.all([
      readAccount(db, person.id),
      waitingAddress(db, person.id),
    ]);
    return success({
      profile: formOf(profile),
      picture: uploadHref(image),
      shown_at: profile.profile_public ? memberPath({ id: person.id, display_name: profile.display_name }) : null,
      email,
      waiting,
      leaves: leaves_at?.toISOString().slice(0, 10) ?? null,
    });
  },
});
