import { clampPage, offsetWithin } from "#app/kit/paging.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { categories } from "../categories.ts";
import { ingredientListTask } from "../ingredient-list-task.server.ts";
import { historyToken, wayBack } from "./way-back.ts";

const pageSize = 24;

/** What may be added, for an address: by a word, of a category, or what `iid` names (builder.md, 2). */
export async function loadAdding(url: URL, visit: Visit, referer: string | null) {
  const fields = readFields(url.search);
  const caller = await visit.caller();
  const keyword = typeof fields.keyword === "string" ? fields.keyword.trim().slice(0, 100) : "";
  const category = categories.find(({ name }) => name === fields.category)?.name ?? "";
  const iid = typeof fields.iid === "string" ? fields.iid.slice(0, 2_000) : "";
  const only = iid !== "" && keyword === "" && category === "";
  const find = async (offset: number) =>
    valueFrom(await run(ingredientListTask, { category, keyword, iid, only, limit: pageSize, offset }, caller));
  const wanted = clampPage(pageSize, fields.offset, pageSize).offset;
  const first = await find(wanted);
  const offset = offsetWithin(wanted, pageSize, first.result_count);
  const { result, result_count: count } = offset === wanted ? first : await find(offset);
  return {
    ...{ result, count, offset, size: pageSize, keyword, category, iid, only },
    back: wayBack(fields["return-on-add"], pathOf(referer, url.origin)),
    h: historyToken(fields.h),
  };
}

/** The path of the page that led here, where it is one of this site. */
function pathOf(referer: string | null, origin: string): string | null {
  const from = referer === null ? null : URL.parse(referer);
  return from && from.origin === origin ? from.pathname + from.search : null;
}
