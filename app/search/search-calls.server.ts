import { type Call, expose } from "#app/operations/expose.server.ts";
import { autocompleteOperation } from "./search-operations.server.ts";

/** The calls of this room. */
export const searchCalls: Call[] = [
  expose(autocompleteOperation, { at: "/api/dev/frontend/search/autocomplete", as: "json" }),
];
