import { Word } from "#app/ui/form.ts";

/** The one field by which the desk looks for entries, accounts and changes; `at` where the page is another one that answers. */
export function DeskSearch({ label, keyword, at }: { label: string; keyword?: string; at?: string }) {
  return (
    <search className="mb-6 block">
      <form method="get" action={at} className="flex max-w-2xl flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <Word name="keyword" label={label} defaultValue={keyword} />
        </div>
        <button type="submit" className="button button-quiet">
          Find
        </button>
      </form>
    </search>
  );
}
