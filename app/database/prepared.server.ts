import { sql } from "kysely";

/** How a statement begins that each connection has the server parse and plan once. */
export const preparedMark = "/* prepared */";

/**
 * Stands at the beginning of a statement that is asked again and again in the same words (in a builder's as `modifyFront`): to read
 * and plan one takes the server several times as long as to do it. Only where every word is the store's own and the plan is the same
 * whatever is asked for.
 */
export const prepared = sql.raw(preparedMark);
