import { type RouterContextProvider, redirect } from "react-router";
import { readFormWithPictures, rejected, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { stepIn, type ToldProduct } from "../form/told.ts";
import { loadProduct, saveStep } from "../keeping/form-operations.server.ts";
import { sendProduct } from "../keeping/sent-operations.server.ts";
import { ownProductPaths } from "../status.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** A step again with what is wrong with it. */
export type Answered = { told: ToldProduct; errors: Record<string, string>; attempt: number };

/**
 * Does what a step's form asks for (contract.md, 11): 303 to where it goes on; what is not accepted, 400 with the step as it was
 * typed, and `skip` or `submit` with gaps 400 on the summary, which names them.
 */
export async function actOnProduct(args: Args) {
  await requirePerson(args);
  const visit = visitOf(args);
  const { fields, lists, tooLarge, together } = await readFormWithPictures(args.request);
  const caller = await visit.caller();
  const step = stepIn(args.url.searchParams.get("step") ?? undefined);
  const again = async (at: number | "summary") => valueFrom(await run(loadProduct, { step: String(at) }, caller));
  if (tooLarge) {
    const reason = together ? imageTexts.together : imageTexts.bytes;
    const failed = { ok: false, kind: "too-large", reason } as const;
    const answered: Answered = { told: await again(step), errors: { image: reason }, attempt: Date.now() };
    return rejected(visit, failed, answered);
  }
  const asked = typeof fields.intent === "string" ? fields.intent : "next";
  const word = textIn(fields, "find").trim().slice(0, 60);
  // The Enter key finds a drink where one is looked for, and goes on otherwise.
  const intent = asked === "enter" ? (word === "" ? "next" : "find") : asked;
  const sending = intent === "submit";
  const done = sending
    ? await run(sendProduct, {}, caller)
    : await run(saveStep, { ...fields, step: String(step), intent, images: lists["image[]"] ?? [] }, caller);
  if (!done.ok) {
    const told = await again(sending || intent === "skip" ? "summary" : step);
    const errors = done.fields && Object.keys(done.fields).length > 0 ? done.fields : { form: done.reason };
    const answered: Answered = { told, errors, attempt: Date.now() };
    return rejected(visit, done, answered);
  }
  if (!("to" in done.value)) return redirect(`${ownProductPaths.list}?said=sent`, 303);
  const { to, rows } = done.value;
  const more = rows ? `&rows=${rows}` : intent === "find" && word ? `&find=${encodeURIComponent(word)}` : "";
  return redirect(ownProductPaths.step(to) + more, 303);
}
