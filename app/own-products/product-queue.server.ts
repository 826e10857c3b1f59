import { type Failure, failure, success } from "#app/kit/result.ts";
import type { QueueField, QueueKind } from "#app/operations/queue-kind.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { addressesOf } from "#app/visitor/users.server.ts";
import { errorsOf, problemsOf } from "./form/check.ts";
import type { ProductFacts } from "./form/draft.ts";
import { type FieldName, fieldOf, labelCountries, steps, unitedKingdom } from "./form/fields.ts";
import { linesOf } from "./form/summary-lines.ts";
import { knownProblems } from "./keeping/form-operations.server.ts";
import { bottlePath, type Things, thingsOf } from "./keeping/things-store.server.ts";
import { bottleFrom } from "./queue/publish-store.server.ts";
import { acceptedMail, refusedMail } from "./queue/queue-mails.ts";
import {
  bottleOf,
  countWaiting,
  decideProduct,
  ingredientNamed,
  lockProduct,
  mendProduct,
  type WaitingProduct,
  waitingProducts,
} from "./queue/queue-store.server.ts";
import { ownProductPaths } from "./status.ts";

const mended = ["name", "abv", "region", "producer_new", "tasting_note", "description"] as const satisfies FieldName[];
const fields: readonly QueueField[] = [
  ...mended.map((name) => ({
    name,
    label: fieldOf(name).label.replace(" (optional)", ""),
    kind: fieldOf(name).kind === "text" ? ("text" as const) : ("line" as const),
  })),
  { name: "country", label: "Country", kind: "choice", options: labelCountries.map((text) => ({ value: text, text })) },
  { name: "ingredient", label: "Which ingredient it is, by its name", kind: "line" },
];

/** Bottles that members propose (contract.md, 11): taken, one is a bottle of the guide like any other. */
export const productQueue: QueueKind = {
  title: "Proposed bottles",
  one: "bottle",
  verb: { act: "Take it into the guide", done: "taken" },
  fields,
  kept: [{ table: "own_product", key: "id" }],
  count: countWaiting,
  async waiting(db, page) {
    const rows = await waitingProducts(db, page);
    const addresses = await addressesOf(
      db,
      rows.flatMap(({ owner_id }) => owner_id),
    );
    return Promise.all(
      rows.map(async ({ id, owner_id, facts, sent }) => {
        const things = await thingsOf(db, facts);
        return {
          id,
          title: facts.values.name ?? "",
          from: addresses.get(owner_id) ?? "somebody",
          sent,
          facts: factsOf(facts, things),
          pictures: facts.images.map((name, at) => ({ href: uploadHref(name)!, alt: `The bottle, picture ${at + 1}` })),
          values: valuesOf(facts, things),
        };
      }),
    );
  },
  async hrefOf(db, id) {
    const bottle = await bottleOf(db, id);
    return bottle ? bottlePath(bottle.id, bottle.name) : null;
  },
  edit: (house, id, values) =>
    house.db.transaction().execute(async (db) => {
      const product = await lockProduct(db, id);
      if (product?.status !== "waiting") return notWaiting(product);
      const changed = { ...product.facts, values: { ...product.facts.values } };
      for (const { name } of fields) {
        const value = values[name];
        if (value !== undefined && name !== "ingredient") changed.values[name as FieldName] = value.trim();
      }
      const ingredient = values.ingredient?.trim();
      if (ingredient) {
        const found = await ingredientNamed(db, ingredient);
        if (!found) return failure("invalid", "The bottle has mistakes.", { ingredient: noIngredient });
        changed.values.ingredient = String(found);
      }
      if (values.abv !== undefined) changed.values.proof = "";
      const errors = errorsOf(problemsOf(changed, (await thingsOf(db, changed)).named));
      if (Object.keys(errors).length > 0) return failure("invalid", "The bottle has mistakes.", errors);
      await mendProduct(db, id, changed);
      return success({});
    }),
  // Patient: of two editors the second waits until the first one's stands, and hears so.
  approve: (house, id, editor, publish) =>
    house.bulk.transaction().execute(async (db) => {
      const product = await lockProduct(db, id);
      if (product?.status !== "waiting") return notWaiting(product);
      const { facts, owner_id } = product;
      if (!facts.values.ingredient)
        return failure("conflict", "Say first which ingredient it is: press Edit and give its name.");
      // The guide sorts what comes from there by its parts.
      if (facts.values.country === unitedKingdom)
        return failure(
          "conflict",
          "Say first from which part of the United Kingdom it comes: press Edit and choose it.",
        );
      const problems = [...(await knownProblems(db, facts)), ...problemsOf(facts, (await thingsOf(db, facts)).named)];
      if (problems[0]) return failure("conflict", `${problems[0].message}.`);
      const { bottle, newProducer } = await bottleFrom(db, product);
      if (newProducer) await publish(db, "producers", newProducer);
      await publish(db, "brands", bottle);
      await decideProduct(db, id, { status: "accepted", decided_by: editor.id, brand_id: bottle.id });
      const to = (await addressesOf(db, [owner_id])).get(owner_id);
      const address = house.settings.BASE_URL + bottlePath(bottle.id, bottle.name);
      return success({ mail: to ? acceptedMail(to, bottle.name, address) : null });
    }),
  refuse: (house, id, editor, reason) =>
    house.db.transaction().execute(async (db) => {
      const product = await lockProduct(db, id);
      if (product?.status !== "waiting") return notWaiting(product);
      await decideProduct(db, id, { status: "refused", decided_by: editor.id, reason });
      const to = (await addressesOf(db, [product.owner_id])).get(product.owner_id);
      const list = house.settings.BASE_URL + ownProductPaths.list;
      return success({ mail: to ? refusedMail(to, product.facts.values.name ?? "", reason, list) : null });
    }),
};

const noIngredient = "There is no ingredient of this name";

function factsOf(facts: ProductFacts, things: Things) {
  return steps.flatMap((_, at) => linesOf(at + 1, facts, things));
}

function valuesOf({ values }: ProductFacts, { named }: Things): Record<string, string> {
  const own = Object.fromEntries(fields.map(({ name }) => [name, values[name as FieldName] ?? ""]));
  return { ...own, ingredient: named.ingredients.get(values.ingredient ?? "") ?? "" };
}

function notWaiting(product: WaitingProduct | undefined): Failure {
  if (!product) return failure("not-found", "There is no such bottle.");
  const done = product.status === "accepted" ? "taken" : product.status;
  return failure("conflict", `Somebody has ${done} this bottle already.`);
}
