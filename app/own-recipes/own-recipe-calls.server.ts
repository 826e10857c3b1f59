import { z } from "zod";
import { yesOrNo } from "#app/kit/query.ts";
import { type Call, expose } from "#app/operations/expose.server.ts";
import { idField, maybeField, yesNo } from "#app/platform/fields.ts";
import { sketchRecipe } from "./form/form-operations.server.ts";
import { loadSubmitted, searchRowIngredients, yourRecipes } from "./keeping/list-operations.server.ts";
import { setRecipeStatus } from "./keeping/save-operation.server.ts";

const frontend = "/api/dev/frontend/mybar";

/** What the builder names its fields of a recipe's status (builder.md, 7). */
const statusFields = z
  .object({ link_id: idField, link_table: z.literal("cocktails").default("cocktails"), is_public: maybeField })
  .refine(({ is_public }) => is_public !== undefined, { path: ["is_public"], error: "must be yes or no" })
  .transform(({ link_id, is_public }) => ({ id: link_id, isPublic: is_public === true }));

/** The calls of members' own recipes (guide.md, 7; builder.md, 7; contract.md, 5 and 8). */
export const ownRecipeCalls: Call[] = [
  expose(loadSubmitted, { at: `${frontend}/submitted`, as: "json" }),
  expose(sketchRecipe, { at: `${frontend}/recipe-sketch`, as: "json", methods: ["POST"] }),
  expose(yourRecipes, { at: "/builder/api/your-recipes", as: "builder" }),
  expose(searchRowIngredients, { at: "/builder/api/recipe-edit-ingredient-search", as: "builder" }),
  expose(setRecipeStatus, {
    at: "/builder/api/recipe-edit-status",
    as: "builder",
    reads: statusFields,
    says: {
      answers: z.object({ is_public: yesNo }),
      reply: ({ is_public }) => ({ is_public: yesOrNo(is_public) }) as const,
    },
  }),
];
