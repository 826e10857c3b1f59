import { z } from "zod";

/** A yes or a no, as the builder's tasks write it. */
export const yesNo = z.enum(["yes", "no"]);
export type YesNo = z.output<typeof yesNo>;

export const yesOrNo = (so: boolean): YesNo => (so ? "yes" : "no");
