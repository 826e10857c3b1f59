import { guideCalls } from "#app/guide/guide-calls.server.ts";
import { markCalls } from "#app/marks/mark-calls.server.ts";
import { myBarCalls } from "#app/my-bar/my-bar-calls.server.ts";
import type { Call } from "#app/operations/expose.server.ts";
import { searchCalls } from "#app/search/search-calls.server.ts";
import { visitorCalls } from "#app/visitor/visitor-calls.server.ts";

/** Every call of the site; each room lists its own. */
export const calls: Call[] = [...guideCalls, ...searchCalls, ...markCalls, ...visitorCalls, ...myBarCalls];
