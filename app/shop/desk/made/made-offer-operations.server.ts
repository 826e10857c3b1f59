import { z } from "zod";
import { toolKinds } from "#app/drawing/drink-drawing.ts";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { checkOffer, checkSkew, offerFields, skewFields } from "./made-offer.ts";
import {
  addSkew,
  type CategoryChoice,
  type DeskOffer,
  glassChoices,
  knownFor,
  leafCategories,
  offersCalled,
  putOffer,
  readDeskOffer,
  setRetired,
  takeTurn,
} from "./made-offer-store.server.ts";

const typed = z.string().max(20_000).default("").catch("");
const fieldsOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, typed])) as Record<Name, typeof typed>;
const gone = () => failure("not-found", "There is no such offer.");
const mistaken = (errors: Record<string, string>) => failure("invalid", "Some of it has to be mended.", errors);
const taken = { offer: "There is an offer of this name already" };
/** The guide's area of offers, by its table (contract.md, 7). */
const area = "shop";

/** The form of an offer: what there is to choose, and the offer itself where there is one. */
export const loadOfferForm = operation({
  name: "shop/desk-offer",
  summary: "An offer with what its form offers, for the desk",
  who: "editor",
  changes: false,
  input: z.object({ id: idField.optional() }),
  answers: z.object({
    offer: z.custom<DeskOffer>().nullable(),
    categories: z.array(z.custom<CategoryChoice>()),
    shows: z.array(z.object({ value: z.string(), text: z.string() })),
  }),
  async handle({ id }, { db }) {
    const [offer, categories, glasses] = await Promise.all([
      id === undefined ? null : readDeskOffer(db, id),
      leafCategories(db),
      glassChoices(db),
    ]);
    if (offer === undefined) return gone();
    const shows = [
      ...glasses.map(({ key, name }) => ({ value: `glass:${key}`, text: `Glass: ${name}` })),
      ...toolKinds.map((kind) => ({ value: `tool:${kind}`, text: `Tool: ${kind.replaceAll("-", " ")}` })),
    ];
    return success({ offer, categories, shows });
  },
});

/** An editor makes an offer with its first skew; it is in the shop from then on. */
export const makeOffer = operation({
  name: "shop/make-offer",
  summary: "Makes an offer with its first skew",
  who: "editor",
  changes: true,
  input: z.object({ ...fieldsOf(offerFields), ...fieldsOf(skewFields) }),
  answers: z.object({ id: z.int() }),
  async handle(fields, { db, house, person }) {
    const offer = checkOffer(fields, await knownFor(db, [fields.for]));
    const skew = checkSkew(fields, fields.offer.trim().slice(0, 60));
    const errors = { ...("errors" in offer ? offer.errors : {}), ...("errors" in skew ? skew.errors : {}) };
    if (!("value" in offer) || !("value" in skew)) return mistaken(errors);
    await takeTurn(db);
    if ((await offersCalled(db, [offer.value.name])).length > 0) return mistaken(taken);
    const id = await putOffer(db, offer.value, person.id);
    await addSkew(db, id, skew.value);
    await house.reindex(db, area);
    return success({ id });
  },
});

/** An editor changes what an offer of the desk is, gives it a further skew, retires an offer or brings it back. */
export const changeOffer = operation({
  name: "shop/change-offer",
  summary: "Changes an offer of the desk, gives it a skew, or retires an offer",
  who: "editor",
  changes: true,
  input: z.object({
    id: idField,
    intent: z.enum(["edit", "add-skew", "retire", "bring-back"]),
    ...fieldsOf(offerFields),
    ...fieldsOf(skewFields),
  }),
  answers: z.null(),
  async watched({ id, intent }, db) {
    const offer = await readDeskOffer(db, id);
    if (!offer) return null;
    const { id: _id, ...state } = offer;
    return { subject: `offers/${id}`, title: offer.name, intent, state };
  },
  async handle({ id, intent, ...fields }, { db, house, person }) {
    await takeTurn(db);
    const now = await readDeskOffer(db, id, true);
    if (!now) return gone();
    if (intent === "retire" || intent === "bring-back") {
      if (intent === "bring-back" && now.retired && (await offersCalled(db, [now.name])).length > 0)
        return failure("conflict", "Another offer of this name is in the shop now.");
      await setRetired(db, id, intent === "retire");
    } else {
      if (!now.made) return failure("conflict", "What this offer is stands in the library's files.");
      const problem = intent === "edit" ? await edit() : await addOne();
      if (problem) return problem;
    }
    await house.reindex(db, area);
    return success(null);

    async function edit() {
      const offer = checkOffer(fields, await knownFor(db, [fields.for, ...Object.values(now!.picture)]));
      if ("errors" in offer) return mistaken(offer.errors);
      if ((await offersCalled(db, [offer.value.name])).some((one) => one.id !== id)) return mistaken(taken);
      await putOffer(db, offer.value, person.id, id);
      return null;
    }
    async function addOne() {
      const skew = checkSkew(fields);
      if ("errors" in skew) return mistaken(skew.errors);
      if (now!.skews.some(({ name }) => name.toLowerCase() === skew.value.name.toLowerCase()))
        return mistaken({ name: "It has a skew of this name already" });
      if (now!.skews.length >= 50) return failure("conflict", "An offer has at most 50 skews.");
      await addSkew(db, id, skew.value);
      return null;
    }
  },
});
