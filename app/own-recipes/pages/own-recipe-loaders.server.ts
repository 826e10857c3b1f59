import { data, type RouterContextProvider } from "react-router";
import { readDigits } from "#app/kit/digits.ts";
import { clampNumber, clampPage } from "#app/kit/paging.ts";
import { highestId } from "#app/kit/subject.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { beginRecipe, loadOwnRecipe } from "../form/form-operations.server.ts";
import { loadSubmitted } from "../keeping/list-operations.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** What the list of somebody's own recipes shows, a page of it. */
export async function loadOwnRecipes(args: Args, size = 20) {
  await requirePerson(args);
  const query = args.url.searchParams;
  const { keyword, sort } = loadSubmitted.input.parse({ keyword: query.get("keyword") ?? "", sort: query.get("sort") });
  const page = clampPage(size, clampNumber(query.get("offset"), 0, 0, 1_000_000), size);
  const listed = valueFrom(await run(loadSubmitted, { keyword, sort, ...page }, await visitOf(args).caller()));
  const at = { keyword, sort, limit: size, offset: page.offset };
  return { ...listed, at, keyword, offset: page.offset, size, said: query.get("said") };
}

/** What the form of a new recipe shows; with `vid` one that begins as another one. By `once` it is kept once, however often it is sent. */
export async function loadNewRecipe(args: Args) {
  await requirePerson(args);
  const begun = await run(beginRecipe, { vid: args.url.searchParams.get("vid") }, await visitOf(args).caller());
  return { ...valueFrom(begun), once: crypto.randomUUID() };
}

/** The number of a recipe, as an address has it. @throws the 404 page for what is no number at all */
export function recipeNumber(text: string | null | undefined): number {
  const id = readDigits(text ?? "");
  if (!id || id > highestId) throw data("There is no such recipe of yours.", { status: 404 });
  return id;
}

/** What the form of one of somebody's own recipes shows. */
export async function loadRecipeToEdit(args: Args, id: number) {
  await requirePerson(args);
  const own = valueFrom(await run(loadOwnRecipe, { id }, await visitOf(args).caller()));
  return { ...own, id, said: args.url.searchParams.get("said") };
}
