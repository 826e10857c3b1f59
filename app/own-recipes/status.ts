import { editRecipePath } from "#app/drinks/recipe-state.ts";

/** Who may see a member's recipe (guide.md, 4; contract.md, 6): public ones wait for an editor. */
export const ownStatuses = ["private", "waiting", "published", "refused"] as const;
export type OwnStatus = (typeof ownStatuses)[number];

/** Each as its writer is told it. */
export const statusWords: Record<OwnStatus, string> = {
  private: "Private",
  waiting: "Waits for an editor",
  published: "Public",
  refused: "Not published",
};

/** Whether its writer wants others to see it. */
export function wantsPublic(status: OwnStatus): boolean {
  return status === "waiting" || status === "published";
}

/** So many one person may keep: more than anybody mixes, and a bound on what a bar is counted with. */
export const mostRecipes = 500;

/** Where members write their recipes and find them again. */
export type RecipePaths = { list: string; submit: string; edit(id: number): string };

/** In My Bar (guide.md, 2). */
export const ownRecipePaths = {
  list: "/my-bar/submitted-cocktails",
  submit: "/my-bar/submit-cocktail",
  add: "/your-account/add-cocktail",
  edit: editRecipePath,
} as const satisfies RecipePaths & { add: string };

/** In the builder (builder.md, 2): the same recipes, with pictures that are tall. */
export const builderRecipePaths = {
  list: "/builder/recipes/your-recipes",
  submit: "/builder/recipes/add",
  edit: (id: number) => `/builder/your-recipe?id=${id}`,
} as const satisfies RecipePaths;

/** A page's address that says what was done there a moment ago. */
export const saying = (path: string, said: string) => `${path}${path.includes("?") ? "&" : "?"}said=${said}`;
