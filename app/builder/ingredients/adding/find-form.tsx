import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Choice, Word } from "#app/ui/form.ts";
import { categories } from "../categories.ts";
import { addPath } from "./way-back.ts";

type Props = { keyword: string; category: string; kept: Readonly<Record<string, string>> };

/** What is looked for: a form, so that the address says it all. */
export function FindForm({ keyword, category, kept }: Props) {
  const local = useLocalPath();
  return (
    <form
      key={`${keyword} ${category}`}
      method="get"
      action={local(addPath)}
      className="mb-6 grid items-end gap-3 sm:grid-cols-[2fr_1fr_auto]"
    >
      <Word name="keyword" label="Name" defaultValue={keyword} />
      <Choice
        name="category"
        label="Shelf"
        any="All"
        options={categories.map(({ name, title }) => ({ value: name, text: title }))}
        defaultValue={category}
      />
      {Object.entries(kept).map(([field, value]) =>
        value === "" ? null : <input key={field} type="hidden" name={field} value={value} />,
      )}
      <button type="submit" className="button button-main">
        Find
      </button>
    </form>
  );
}
