/** The forms in which editors change the library: what browsers may have of them. */
export type { Difference } from "./editing/difference.ts";
export { type Asked, type FormField, firstOf, joined, rowsIn, type Typed } from "./editing/form-fields.ts";
