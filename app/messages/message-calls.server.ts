import { type Call, expose } from "#app/operations/expose.server.ts";
import { dismissMessage } from "./message-operations.server.ts";

/** The calls of this room (contract.md, 5). */
export const messageCalls: Call[] = [expose(dismissMessage, { at: "/api/dev/frontend/dismiss-message", as: "status" })];
