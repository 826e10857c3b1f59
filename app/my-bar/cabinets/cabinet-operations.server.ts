import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { oneLine } from "#app/kit/words.ts";
import { operation } from "#app/operations/operation.ts";
import { digits, maybeField, yesField } from "#app/platform/fields.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { firstCabinet } from "../bar/bar-store.server.ts";
import { barOf } from "../bar/persons-bar.server.ts";
import { chooseCabinet, deleteCabinet, makeCabinet, nameCabinet } from "./cabinet-store.server.ts";

/** contract.md, 9: premium members have up to 10, "My bar" among them. */
const mostCabinets = 10;
const longestName = 40;

const cabinet = z.object({
  id: z.int().describe("0 is the bar that everybody has"),
  name: z.string(),
  items: z.int(),
  active: z.boolean().describe("Where what is added goes, and what counts unless all do"),
});
const cabinetsAnswer = z.object({
  result: z.array(cabinet),
  result_count: z.int(),
  combined: z.boolean().describe("Whether all of them count together"),
  premium: z.boolean().describe("Whether the person may make more of them"),
});
export type CabinetsTold = z.output<typeof cabinetsAnswer>;

/** contract.md, 9: cabinets: the bars of a person, and which of them counts. */
export const loadCabinets = operation({
  name: "my-bar/cabinets",
  summary: "The bars of the person, and which of them counts",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: cabinetsAnswer,
  async handle(_, context) {
    const { cabinets, active, combined } = await barOf(context);
    const result = cabinets.map((one) => ({ ...one, active: one.id === active }));
    return success({ result, result_count: result.length, combined, premium: context.person.premium });
  },
});

const taken = "One of your bars is called so already.";

/**
 * contract.md, 9: cabinet: without `id` and with `name` it makes a bar (premium), with `id` it names it anew, makes it the
 * active one, or takes it away with what stands in it; `combined` says whether all count together.
 */
export const changeCabinet = operation({
  name: "my-bar/cabinet",
  summary: "Makes, names, chooses or takes away one of the person's bars",
  who: "member",
  changes: true,
  input: z.object({
    id: z.preprocess((sent) => (sent === "" ? undefined : sent), digits(0, Number.MAX_SAFE_INTEGER).optional()),
    name: z.preprocess(
      (sent) => (typeof sent === "string" && oneLine(sent) === "" ? undefined : sent),
      z.string().overwrite(oneLine).max(longestName, `must be ${longestName} characters at most`).optional(),
    ),
    active: maybeField,
    combined: maybeField,
    delete: yesField,
  }),
  answers: z.object({ id: z.int() }),
  async handle({ id, name, active, combined, delete: forget }, context) {
    const { db, person } = context;
    await takeTurn(db, person.id);
    const { cabinets, active: present } = await barOf(context);
    const refused = failure("conflict", taken, { name: taken });
    if (id !== undefined && !cabinets.some((one) => one.id === id))
      return failure("not-found", "there is no such bar of yours");
    if (forget) {
      if (!id) return failure("invalid", "That bar stays: everybody has one.");
      await deleteCabinet(db, person.id, id);
      return success({ id: present === id ? 0 : present });
    }
    if (name === undefined && active === undefined && combined === undefined)
      return failure("invalid", "There is nothing to change.");
    if (active === true && id === undefined && name === undefined) return failure("invalid", "Say which bar it is.");
    if (id === 0 && name !== undefined) return failure("invalid", `${firstCabinet} keeps its name.`);
    if (name?.toLowerCase() === firstCabinet.toLowerCase()) return refused;
    let chosen = id;
    if (id === undefined && name !== undefined) {
      if (!person.premium) return failure("forbidden", "More than one bar is for premium members.");
      if (cabinets.length >= mostCabinets)
        return failure("conflict", `You have ${mostCabinets} bars, which is the most.`);
      chosen = (await makeCabinet(db, person.id, name)) ?? undefined;
      if (chosen === undefined) return refused;
    } else if (id !== undefined && name !== undefined && !(await nameCabinet(db, person.id, id, name))) return refused;
    if (active === true || combined !== undefined) {
      // 0 stands for the bar that is in no cabinet.
      const cabinet_id = active === true && chosen !== undefined ? chosen || null : undefined;
      await chooseCabinet(db, person.id, { cabinet_id, combined });
    }
    return success({ id: chosen ?? present });
  },
});
