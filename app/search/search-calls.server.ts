import { type Call, call } from "#app/platform/call.server.ts";
import { suggestionsSchema } from "./found.ts";
import { autocompleteOperation } from "./search-operations.server.ts";

/** The calls of this room. */
export const searchCalls: Call[] = [
  call({
    path: "/api/dev/frontend/search/autocomplete",
    methods: ["GET"],
    operation: autocompleteOperation,
    answers: suggestionsSchema,
  }),
];
