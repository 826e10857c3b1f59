import { type Call, expose } from "#app/operations/expose.server.ts";
import { askCaptcha } from "./captcha/captcha-operation.server.ts";

/** The calls of this room. */
export const visitorCalls: Call[] = [expose(askCaptcha, { at: "/api/dev/frontend/captcha", as: "json" })];
