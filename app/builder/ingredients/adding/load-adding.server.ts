import { textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { sizeOf } from "../../lists/list-sizes.ts";
import { pageOf } from "../../lists/page-of.ts";
import { categories } from "../categories.ts";
import { ingredientListTask } from "../ingredient-list-task.server.ts";
import { historyToken, wayBack } from "./way-back.ts";

/** What may be added, for an address: by a word, of a category, or what `iid` names (builder.md, 2). */
export async function loadAdding(url: URL, visit: Visit, referer: string | null) {
  const fields = readFields(url.search);
  const caller = await visit.caller();
  const keyword = textIn(fields, "keyword").trim().slice(0, 100);
  const category = categories.find(({ name }) => name === fields.category)?.name ?? "";
  const iid = textIn(fields, "iid").slice(0, 2_000);
  const only = iid !== "" && keyword === "" && category === "";
  const limit = sizeOf(fields.limit);
  const { sort } = ingredientListTask.input.parse(fields);
  const { result, result_count, offset } = await pageOf(limit, fields.offset, async (offset) =>
    valueFrom(await run(ingredientListTask, { category, keyword, iid, sort, only, limit, offset }, caller)),
  );
  return {
    ...{ result, count: result_count, only, iid },
    at: { keyword, category, sort, limit, offset },
    back: wayBack(fields["return-on-add"], pathOf(referer, url.origin)),
    h: historyToken(fields.h),
  };
}

/** The path of the page that led here, where it is one of this site. */
function pathOf(referer: string | null, origin: string): string | null {
  const from = referer === null ? null : URL.parse(referer);
  return from && from.origin === origin ? from.pathname + from.search : null;
}
