import { z } from "zod";
import { readBarcode } from "#app/drinks/barcode.ts";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { idField } from "#app/platform/fields.ts";
import { thingOf } from "../adding/find-things.server.ts";
import { addBarItem } from "../adding/item-operations.server.ts";
import { foundItem } from "../answers.server.ts";
import { barOf, standingIn } from "../bar/persons-bar.server.ts";
import { barCatalogueFor } from "../catalogue/bar-catalogue.server.ts";
import { codeSaid, sayCode } from "./code-store.server.ts";

const barcode = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const code = readBarcode(typed);
    if (code === null)
      context.issues.push({
        code: "custom",
        message: "is no barcode: it has 8, 12, 13 or 14 digits, of which the last fits the others. Please look again",
        input: typed,
      });
    return code ?? "";
  });

/**
 * contract.md, 8: items-by-code: what a barcode stands on: as the person told us, or as the guide knows it of a bottle that a
 * member proposed, or an editor wrote. Few of the data files say theirs; for any other the answer is empty.
 */
export const itemsByCode = operation({
  name: "my-bar/items-by-code",
  summary: "What a barcode stands on, as far as the person told us or the guide knows",
  who: "member",
  changes: false,
  input: z.object({ barcode }),
  answers: z.object({ barcode: z.string(), result: z.array(foundItem), result_count: z.int() }),
  async handle({ barcode: code }, context) {
    const [{ catalogue, withOut }, said] = await Promise.all([
      barOf(context),
      codeSaid(context.db, context.person.id, code),
    ]);
    const thing = said ? thingOf(catalogue, said) : null;
    const result = thing
      ? [
          {
            ...{ display_name: thing.name, id: thing.link_id, label: thing.label, colour: thing.colour },
            ...{ sub_type: thing.sub_type, ingredient_id: thing.ingredient_id },
            ...{ link_table: thing.link_table, link_id: thing.link_id },
            ...standingIn(withOut)(thing),
          },
        ]
      : [];
    return success({ barcode: code, result, result_count: result.length });
  },
});

/** Puts what a code stands on into the bar, and keeps for this person that it does. */
export const addByCode = operation({
  name: "my-bar/add-by-code",
  summary: "Puts what a barcode stands on into the bar, and keeps that it does",
  who: "member",
  changes: true,
  transaction: "own",
  input: z.object({ barcode, link_table: z.enum(["ingredients", "spiritbrands"]), link_id: idField }),
  answers: z.object({ name: z.string() }),
  async handle({ barcode: code, ...subject }, context) {
    const thing = thingOf(await barCatalogueFor(context.house, context.person.id), subject);
    if (!thing) return failure("not-found", "there is no such item");
    await sayCode(context.db, context.person.id, code, subject);
    const { cookies: _, ...caller } = context;
    const added = await run(addBarItem, subject, { ...caller, cookies: { sent: "", setLine: () => undefined } });
    if (!added.ok && added.kind !== "conflict") return added;
    return success({ name: thing.name });
  },
});
