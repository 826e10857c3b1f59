import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { challengeSchema, newChallenge } from "./captcha.server.ts";

/** Hands out a challenge for the registration form. */
export const askCaptcha = operation({
  name: "visitor/captcha",
  summary: "A challenge for the registration form's captcha; its solution is good for one registration.",
  who: "anyone",
  changes: false,
  input: z.object({}),
  answers: challengeSchema,
  limit: { times: 60, seconds: 60, whose: "address" },
  async handle(_, { house }) {
    return success(await newChallenge(house));
  },
});
