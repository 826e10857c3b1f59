import { z } from "zod";
import { jiggerNumber, mlPerOunce } from "#app/i18n/jigger.ts";
import { showMl } from "#app/i18n/measures.ts";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { optionalIdField } from "#app/platform/fields.ts";
import { unitsFor, unitWithMeasures } from "./unit-store.server.ts";

const input = z.object({ ingredient: optionalIdField, unit: optionalIdField });
const unitSchema = z.object({ id: z.int(), name: z.string(), pluralName: z.string() });
const measureSchema = z.object({
  id: z.int(),
  qty: z.number(),
  displayQty: z.string(),
  display_ml: z.string(),
  display_oz: z.string(),
  display_shot: z.string(),
});
const unitAnswer = z.union([
  z.object({ units: z.array(unitSchema) }),
  z.object({ unit: unitSchema, measures: z.array(measureSchema) }),
]);

/** The units of an ingredient, or the measures of a unit (contract.md, 5: unit-measures). */
export const unitOperation = operation({
  name: "guide/unit-measures",
  summary: "The units that suit an ingredient, or the measures of a unit",
  who: "anyone",
  changes: false,
  input,
  answers: unitAnswer,
  async handle({ ingredient, unit }, { db, person }) {
    if (ingredient !== undefined) {
      const units = await unitsFor(db, ingredient, person?.id ?? null);
      if (units.length === 0) return failure("not-found", "there is no such ingredient");
      return success({ units: units.map(presentUnit) });
    }
    if (unit === undefined) return failure("invalid", "ingredient or unit is needed");
    const found = await unitWithMeasures(db, unit);
    if (!found) return failure("not-found", "there is no such unit");
    const { ml } = found.unit;
    const measures = found.measures.map(({ id, qty, display }) => ({
      id,
      qty,
      displayQty: display,
      display_ml: ml === null ? display : showMl(qty * ml),
      display_oz: ml === null ? display : jiggerNumber((qty * ml) / mlPerOunce),
      display_shot: ml === null ? display : jiggerNumber((qty * ml) / mlPerOunce),
    }));
    return success({ unit: presentUnit(found.unit), measures });
  },
});

function presentUnit(unit: { id: number; name: string; plural: string }) {
  return { id: unit.id, name: unit.name, pluralName: unit.plural };
}
