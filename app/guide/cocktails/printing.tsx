import { ArrowLeft, Printer } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { A } from "#app/ui/link.tsx";
import type { Recipe } from "../cocktail.ts";

type Props = { recipe: Recipe; drinks: number };

function query(fields: Record<string, string>, drinks: number): string {
  const all = new URLSearchParams({ ...fields, ...(drinks > 1 ? { yield: String(drinks) } : {}) });
  return all.size > 0 ? `?${all}` : "";
}

/** Prints the page as it is; without a script it leads to the page without its surroundings. */
export function PrintLink({ recipe, drinks }: Props) {
  return (
    <A
      to={recipe.href + query({ view: "print" }, drinks)}
      data-reload=""
      className="button button-quiet button-icon"
      title="Print"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        print();
      }}
    >
      <Printer size={20} aria-hidden="true" />
      <span className="sr-only">Print</span>
    </A>
  );
}

/** The head of the print view: the way back, and the printing itself. */
export function PrintBar({ recipe, drinks }: Props) {
  return (
    <nav aria-label="Print view" className="mb-8 flex flex-wrap items-center gap-3 print:hidden">
      <A to={recipe.href + query({}, drinks)} className="button button-quiet">
        <ArrowLeft size={20} aria-hidden="true" /> Back to {recipe.name}
      </A>
      <button type="button" className="button button-main needs-script" onClick={() => print()}>
        <Printer size={20} aria-hidden="true" /> Print
      </button>
      <p className="without-script text-muted">Print this page from your browser’s menu.</p>
    </nav>
  );
}

/** What a sheet of paper has to say of itself: whose it is, where it came from, how old, and for how many. */
export function PaperFoot({ recipe, drinks }: Props) {
  const root = useRouteLoaderData("root") as { baseUrl: string } | undefined;
  const { locale } = useReader();
  return (
    <p className="recipe-foot hidden print:block">
      Jigger · {(root?.baseUrl ?? "") + recipe.href} · for {drinks === 1 ? "1 drink" : `${drinks} drinks`} · last
      changed {showDay(recipe.updated_at, locale)}
    </p>
  );
}
