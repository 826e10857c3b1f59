import { data, type RouterContextProvider, redirect } from "react-router";
import { saysYes } from "#app/kit/query.ts";
import { readFormWithPictures, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ownIngredientPaths } from "../ingredient.ts";
import { stepIngredient, type ToldIngredient } from "../keeping/load-ingredient.server.ts";
import { removeIngredient, saveIngredient } from "../keeping/save-ingredient.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The form again: with what is wrong with it, or after a step between. */
export type Answered = { form: ToldIngredient | null; errors: Record<string, string>; attempt: number };

/**
 * Does what an ingredient's form asks for (contract.md, 9): it is saved or deleted, 303; what was looked for, chosen or unlinked
 * answers the form again; what is not accepted, 400 with the form as it was entered.
 * @param id the ingredient; null for a new one
 */
export async function actOnIngredient(args: Args, id: number | null) {
  await requirePerson(args);
  const visit = visitOf(args);
  const { fields, files, tooLarge } = await readFormWithPictures(args.request);
  const caller = await visit.caller();
  const attempt = Date.now();
  if (tooLarge) {
    const failed = { ok: false, kind: "too-large", reason: imageTexts.bytes } as const;
    return rejected<Answered>(visit, failed, { form: null, errors: { image: imageTexts.bytes }, attempt });
  }
  if (id !== null && saysYes(fields.delete)) {
    const done = await run(removeIngredient, { id }, caller);
    if (done.ok) return redirect(`${ownIngredientPaths.list}?said=deleted`, 303);
    if (done.kind === "not-found") valueFrom(done);
    return rejected<Answered>(visit, done, { form: null, errors: { form: done.reason }, attempt });
  }
  const step = stepOf(fields);
  if (step !== null) {
    const told = valueFrom(await run(stepIngredient, { ...fields, step }, caller));
    return data<Answered>({ ...told, attempt }, { status: Object.keys(told.errors).length > 0 ? 400 : 200 });
  }
  const done = await run(saveIngredient, { ...fields, ...files, id }, caller);
  if (done.ok) return redirect(`${ownIngredientPaths.edit(done.value.id)}?said=${id === null ? "made" : "saved"}`, 303);
  if (done.kind === "not-found") valueFrom(done);
  const again = await run(stepIngredient, { ...fields, step: "show" }, caller);
  const errors = done.fields && Object.keys(done.fields).length > 0 ? done.fields : { form: done.reason };
  return rejected<Answered>(visit, done, { form: again.ok ? again.value.form : null, errors, attempt });
}

/**
 * Which step a button asks for, none where there was none and all of it is saved as it says; the Enter key looks for what is typed to
 * be found, and saves where nothing is.
 */
function stepOf({ intent, find }: Readonly<Record<string, unknown>>): string | null {
  if (intent === "unlink") return "unlink";
  if (intent === "enter") return typeof find === "string" && find.trim() !== "" ? "find" : null;
  return typeof intent === "string" && /^(?:find|pick:(?:ingredients|spiritbrands):\d{1,9})$/.test(intent)
    ? intent
    : null;
}
