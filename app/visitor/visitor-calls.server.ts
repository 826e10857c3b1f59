import { type Call, call } from "#app/platform/call.server.ts";
import { challengeSchema } from "./captcha/captcha.server.ts";
import { askCaptcha } from "./captcha/captcha-operation.server.ts";

/** The calls of this room. */
export const visitorCalls: Call[] = [
  call({ path: "/api/dev/frontend/captcha", methods: ["GET"], operation: askCaptcha, answers: challengeSchema }),
];
