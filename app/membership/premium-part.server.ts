import { z } from "zod";
import { readPart } from "#app/operations/personal-part.ts";
import { premiumPart } from "./membership.ts";

/** What every page knows of its reader's membership. */
export const readPremium = readPart({
  part: premiumPart,
  answers: z.boolean(),
  read: async (_, { person }) => person.premium,
});
