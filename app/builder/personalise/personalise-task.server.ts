import { threadPath } from "#app/comments/comments.ts";
import { commentCounts } from "#app/comments/counts-store.server.ts";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { subjectInput } from "#app/marks/mark-operations.server.ts";
import { marksOf, noteHtml, noteOf } from "#app/marks/mark-store.server.ts";
import { editIngredientPath } from "#app/my-bar/bar-types.ts";
import { type BarCatalogue, barOf, maySee, type RecipeRow } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { builderRecipePaths } from "#app/own-recipes/status.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { collectable } from "../collections/collection.ts";
import { collectionsTask } from "../collections/collection-tasks.server.ts";
import { type Personalised, personaliseAnswer } from "./answer.server.ts";
import { bottleSaid, linesSaid } from "./preferred-said.server.ts";

/**
 * builder.md, 2: what the personalise dialog shows of a thing: what it is, what the person said of it, what they may say, and
 * where it stands with them. For any subject that they may see.
 */
export const personaliseTask = operation({
  name: "builder/personalise",
  summary: "What a person said of an item, and what they may say of it",
  who: "member",
  changes: false,
  input: subjectInput,
  answers: personaliseAnswer,
  async handle(subject, context) {
    const { db, house, person } = context;
    const kind = house.subjects.all.find(({ table }) => table === subject.link_table);
    if (!kind || !(await house.subjects.seen(db, person.id, subject)))
      return failure("not-found", "there is no such item");
    const holding = collectable.find((table) => table === subject.link_table);
    const [[card], [marks], note, comments, { catalogue, withOut, bar }, collections] = await Promise.all([
      subjectCards(db, [subject]),
      marksOf(db, person.id, [subject]),
      noteOf(db, person.id, subject),
      commentCounts(db, [subject]),
      barOf(context),
      holding && person.premium
        ? collectionsTask.handle(collectionsTask.input.parse({ ...subject, whose: "own" }), context)
        : null,
    ]);
    const recipe = recipeIn(catalogue, subject, person.id);
    const written = writtenIn(catalogue, subject, person.id);
    if (!card && !recipe && !written) return failure("not-found", "there is no such item");
    const owned = withOut.find((item) => oidOf(item) === oidOf(subject));
    const staple =
      subject.link_table === "ingredients" &&
      catalogue.ingredients.get(subject.link_id)?.pantry === true &&
      ![...(bar.pantryOff ?? [])].includes(subject.link_id);
    const said = marks!;
    return success({
      ...subject,
      ...headOf(card ?? (recipe ? recipeHead(recipe) : written!)),
      facts: card?.facts ?? null,
      rating: card?.rating ?? recipe?.rating ?? null,
      may: { wish_list: kind.wished, tried: kind.tried, rate: kind.vote?.[0] ?? null, note: kind.commented !== false },
      engagement: {
        favourite: said.favourite,
        wish_list: said.wish_list,
        rating: said.rating === null ? null : Number(said.rating),
        tried: said.tried ?? "not_tried",
        comments_count: comments.get(oidOf(subject)) ?? 0,
      },
      comments_href: kind.commented === false ? null : threadPath(subject),
      notes: { text: note ?? "", display: noteHtml(note ?? ""), editable: person.premium },
      premium_enabled: person.premium,
      edit_href: recipe?.ownerId === person.id ? builderRecipePaths.edit(recipe.id) : written ? written.href : null,
      version_href: recipe ? `${builderRecipePaths.submit}?vid=${recipe.id}` : null,
      collections: collections?.ok
        ? collections.value.result.map(({ id_encoded, name, has_item }) => ({
            id: id_encoded,
            name,
            has_item: has_item === "yes",
          }))
        : null,
      bar: isBarThing(subject.link_table) ? { id: owned?.id ?? null, staple } : null,
      preferred: await bottleSaid(context, catalogue, subject),
      lines: recipe ? await linesSaid(context, catalogue, recipe, withOut) : [],
    });
  },
});

const isBarThing = (table: string) => table === "ingredients" || table === "spiritbrands";

type Head = Pick<Personalised, "name" | "href" | "image" | "colour">;

const headOf = ({ name, href, image, colour }: Head): Head => ({ name, href, image, colour });
const recipeHead = ({ id, name, drawing, colour }: RecipeRow) => ({
  ...{ name, colour, href: recipePath(id, name), image: drawingPath(id, drawing) },
});

/** An ingredient that this person wrote: what it is called, and where they change it. */
function writtenIn({ ingredients }: BarCatalogue, { link_table, link_id }: Subject, me: string) {
  const row = link_table === "ingredients" ? ingredients.get(link_id) : undefined;
  if (row?.ownerId !== me) return null;
  const { name, colour } = row;
  return { name, colour, href: editIngredientPath(link_id), image: `/drawings/ingredients/${link_id}.svg` };
}

function recipeIn(
  catalogue: BarCatalogue,
  { link_table, link_id }: { link_table: string; link_id: number },
  me: string,
) {
  const recipe = link_table === "cocktails" ? catalogue.recipes.get(link_id) : undefined;
  return recipe && maySee(recipe, me) ? recipe : null;
}
