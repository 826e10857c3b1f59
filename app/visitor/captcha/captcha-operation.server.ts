import { z } from "zod";
import { success } from "#app/kit/result.ts";
import type { Operation } from "#app/platform/operation.ts";
import type { Context } from "#app/platform/runner.server.ts";
import { newChallenge } from "./captcha.server.ts";

const input = z.object({});

/** Hands out a challenge for the registration form. */
export const askCaptcha: Operation<Context, typeof input, Awaited<ReturnType<typeof newChallenge>>> = {
  name: "visitor/captcha",
  summary: "A challenge for the registration form's captcha; its solution is good for one registration.",
  who: "anyone",
  changes: false,
  input,
  limit: { times: 60, seconds: 60, whose: "address" },
  async handle(_, { house }) {
    return success(await newChallenge(house));
  },
};
