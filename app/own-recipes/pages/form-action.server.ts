import { data, type RouterContextProvider, redirect } from "react-router";
import { saysYes } from "#app/kit/query.ts";
import { readFormWithPictures, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { stepRecipe } from "../form/form-operations.server.ts";
import type { ToldForm } from "../form/told.ts";
import { restoreRecipe } from "../keeping/restore-operation.server.ts";
import { removeRecipe, saveRecipe } from "../keeping/save-operation.server.ts";
import { type RecipePaths, saying } from "../status.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The form again: with what is wrong with it, or after a step between; `form` is null where nothing of it could be read. */
export type Answered = {
  form: ToldForm | null;
  errors: Record<string, string>;
  attempt: number;
  /** Whether it is what a browser had kept of it. */
  kept?: boolean;
};

/**
 * Does what a recipe's form asks for (contract.md, 4 and 8): it is saved or deleted, 303; a step of a form without a script
 * answers the form again; what is not accepted, 400 with the form as it was entered.
 * @param id the recipe; null for a new one
 * @param tall whether its picture is the builder's, 512 by 768 pixels
 */
export async function actOnRecipe(args: Args, id: number | null, paths: RecipePaths, tall = false) {
  await requirePerson(args);
  const visit = visitOf(args);
  const { fields, files, tooLarge } = await readFormWithPictures(args.request);
  const caller = await visit.caller();
  if (tooLarge) {
    const failed = { ok: false, kind: "too-large", reason: imageTexts.bytes } as const;
    return rejected<Answered>(visit, failed, { form: null, errors: { image: imageTexts.bytes }, attempt: Date.now() });
  }
  if (id !== null && saysYes(fields.delete)) {
    valueFrom(await run(removeRecipe, { id }, caller));
    return redirect(saying(paths.list, "deleted"), 303);
  }
  const intent = typeof fields.intent === "string" ? fields.intent : "save";
  if (id !== null && intent.startsWith("restore:")) {
    valueFrom(await run(restoreRecipe, { id, number: intent.slice("restore:".length, 40) }, caller));
    return redirect(saying(paths.edit(id), "restored"), 303);
  }
  const step = stepOf(intent, fields);
  if (step !== null) {
    const told = valueFrom(await run(stepRecipe, { ...fields, step }, caller));
    const answered: Answered = { ...told, attempt: Date.now(), kept: step === "show" };
    return data(answered, { status: Object.keys(told.errors).length > 0 ? 400 : 200 });
  }
  const vid = args.url.searchParams.get("vid");
  const done = await run(saveRecipe, { ...fields, ...files, id, vid, tall }, caller);
  if (done.ok) {
    return redirect(id === null ? saying(paths.list, "submitted") : saying(paths.edit(id), "saved"), 303);
  }
  if (done.kind === "not-found") valueFrom(done);
  const again = await run(stepRecipe, { ...fields, step: "show" }, caller);
  const errors = done.fields && Object.keys(done.fields).length > 0 ? done.fields : { form: done.reason };
  return rejected<Answered>(visit, done, { form: again.ok ? again.value.form : null, errors, attempt: Date.now() });
}

/** Which step a button asks for; the Enter key looks for what is typed to be found, and saves where nothing is. */
function stepOf(intent: string, fields: Record<string, unknown>): string | null {
  if (intent === "enter") return typeof fields.find === "string" && fields.find.trim() !== "" ? "find" : null;
  return /^(?:show|find|add|drop|pick:\d{1,9}|(?:remove|up|down):[^:]{1,40})$/.test(intent) ? intent : null;
}
