import { Check, CircleDashed, Plus, Replace } from "lucide-react";
import { verdictOf } from "#app/drinks/verdict.ts";
import { useStillLike } from "#app/i18n/still.tsx";
import { Picture } from "#app/ui/cards.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { MakeableRecipe } from "../bar-types.ts";
import { useChanges } from "../changes/changes.tsx";
import { BarMark } from "../marked/bar-mark.tsx";

/** A recipe beside the bar: what is there and why, what is missing, and what the person says of it. */
export function RecipeRow({ recipe, eager }: { recipe: MakeableRecipe; eager: boolean }) {
  const { cocktail, ingredients } = recipe;
  const subject = { link_table: "cocktails", link_id: cocktail.id } as const;
  const { state, text } = verdictOf(recipe.missing_counts, ingredients);
  // When it was changed is the one thing that is not shown. React tells the head of pictures in sight from the start.
  const said = eager ? undefined : { ...recipe, cocktail: { ...cocktail, last_updated_seconds_ago: 0 } };
  const inside = useStillLike(said, "recipe", () => (
    <>
      <Picture
        src={cocktail.image}
        eager={eager}
        wash={cocktail.colour}
        className="aspect-4/5 w-full rounded-lg p-1 sm:row-span-2"
      />
      <div className="min-w-0">
        <h3 className="text-xl sm:text-2xl">
          <A to={cocktail.href} className="hover:underline">
            {cocktail.name}
          </A>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3">
          {cocktail.score === null ? null : <Stars value={cocktail.score} />}
          {recipe.user_rating === null ? null : <span className="text-muted">You: {recipe.user_rating}</span>}
          {cocktail.cocktail_group === "user-generated" ? <span className="text-muted">Your own recipe</span> : null}
        </p>
        <p
          className={`mt-1 font-semibold ${state === "missing" ? "" : "text-good"}`}
          data-verdict={recipe.missing_counts.strict}
        >
          {text}
        </p>
      </div>
      <div className="mt-2 max-sm:col-span-2">
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line pt-2 lg:grid-cols-2">
          {ingredients.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may ask twice for the same
            <Line key={place} line={line} />
          ))}
        </ul>
        <div className="mt-1 -ml-3 flex flex-wrap">
          <BarMark kind="favourite" subject={subject} name={cocktail.name} on={recipe.favourite === "yes"} />
          <BarMark kind="wish" subject={subject} name={cocktail.name} on={recipe.wish_list === "yes"} />
          <BarMark
            kind="disliked"
            subject={subject}
            name={cocktail.name}
            on={recipe.tried === "disliked"}
            tried={recipe.tried}
          />
          <A to={recipe.made_href} className="button px-3">
            I made this<span className="sr-only">: {cocktail.name}</span>
          </A>
        </div>
      </div>
    </>
  ));
  return (
    <li
      className="card grid grid-cols-[min(5.5rem,25vw)_minmax(0,1fr)] gap-x-4 p-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:p-4"
      data-recipe={cocktail.id}
      {...inside}
    />
  );
}

/** The reasons are sentences; here they follow a name. Names of bottles keep their capital. */
function lowerFirst(text: string): string {
  return /^(In|Not|You) /.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}

/** What stands in is told beside what is not there, whether this list counts it or not. */
function reasonOf({ in_my_bar, stand_in, why }: MakeableRecipe["ingredients"][number]): string {
  return in_my_bar || stand_in === null ? lowerFirst(why) : `${lowerFirst(why)}; ${stand_in}`;
}

/** One line of the recipe with its sign and the reason; what is missing can be put into the bar from here. */
function Line({ line }: { line: MakeableRecipe["ingredients"][number] }) {
  const changes = useChanges();
  const { in_my_bar: met, there, name, optional } = line;
  const fields = { link_table: "ingredients", link_id: line.ingredient_id };
  const Sign = there ? Check : line.stand_in === null ? CircleDashed : Replace;
  async function add() {
    if (await changes.change("add", fields)) changes.say(`Added ${name}`);
  }
  return (
    <li
      className={`flex gap-2 max-[16em]:flex-wrap ${met ? "items-start" : "items-center"}`}
      data-line={there ? "there" : met ? "stands-in" : "missing"}
    >
      <Sign
        size={18}
        aria-hidden="true"
        className={`shrink-0 ${met ? "mt-1" : ""} ${there ? "text-good" : "text-muted"}`}
      />
      <span className="min-w-0 flex-1">
        <span className={met || optional ? "" : "font-semibold"}>{name}</span>
        {optional ? " (optional)" : null}
        <span className="text-muted"> · {reasonOf(line)}</span>
      </span>
      {met ? null : (
        <ChangeForm intent="add" fields={fields} onSend={add}>
          <button type="submit" className="button button-quiet px-3">
            <Plus size={18} aria-hidden="true" />
            <span>
              <span>
                I have it<span className="sr-only">: {name}</span>
              </span>
            </span>
          </button>
        </ChangeForm>
      )}
    </li>
  );
}
