import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { digits } from "#app/platform/fields.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { barOf } from "../bar/persons-bar.server.ts";
import { levels, pictureOf } from "../bar-types.ts";
import { moveItems, thingsIn } from "./move-store.server.ts";

const cabinetId = digits(0, Number.MAX_SAFE_INTEGER).describe("0 is the bar that everybody has");
const gone = failure("not-found", "there is no such bar of yours");
/** As many as one form moves. */
const mostMoved = 500;

/** What stands in one of the person's bars, and into which others it could be moved. */
export const loadCabinet = operation({
  name: "my-bar/cabinet-things",
  summary: "What stands in one of the person's bars, and the bars that it could be moved to",
  who: "member",
  changes: false,
  input: z.object({ id: cabinetId }),
  answers: z.object({
    name: z.string(),
    others: z.array(z.object({ id: z.int(), name: z.string() })),
    things: z.array(z.object({ id: z.int(), name: z.string(), image: z.string(), level: z.enum(levels) })),
  }),
  async handle({ id }, context) {
    const { cabinets, catalogue } = await barOf(context);
    const here = cabinets.find((one) => one.id === id);
    if (!here) return gone;
    const others = cabinets.filter((one) => one.id !== id).map(({ id: other, name }) => ({ id: other, name }));
    const things = (await thingsIn(context.db, context.person.id, id)).flatMap((thing) => {
      const kinds = thing.link_table === "spiritbrands" ? catalogue.brands : catalogue.ingredients;
      const name = kinds.get(thing.link_id)?.name;
      return name === undefined ? [] : [{ id: thing.id, name, image: pictureOf(thing), level: thing.level }];
    });
    return success({ name: here.name, others, things });
  },
});

const several = z.preprocess(
  (sent) => (Array.isArray(sent) || sent === undefined ? sent : [sent]),
  z.array(digits(1, Number.MAX_SAFE_INTEGER)).min(1).max(mostMoved),
);

/** Moves things from one of the person's bars to another; what stands in both becomes one. */
export const moveThings = operation({
  name: "my-bar/move",
  summary: "Moves things from one of the person's bars to another",
  who: "member",
  changes: true,
  input: z.object({ id: cabinetId, to: cabinetId, items: several }),
  answers: z.object({ moved: z.int(), name: z.string().describe("The bar in which they stand now") }),
  async handle({ id, to, items }, context) {
    await takeTurn(context.db, context.person.id);
    const { cabinets } = await barOf(context);
    const target = cabinets.find((one) => one.id === to);
    if (!target || !cabinets.some((one) => one.id === id)) return gone;
    if (to === id) return failure("invalid", "They stand in that bar already.");
    const moved = await moveItems(context.db, context.person.id, { from: id, to, items });
    return moved > 0 ? success({ moved, name: target.name }) : failure("not-found", "None of them stands in this bar.");
  },
});
