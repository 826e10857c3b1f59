import { z } from "zod";
import type { Context } from "#app/operations/operation.ts";
import { readPart } from "#app/operations/personal-part.ts";
import { basketPart } from "../basket-part.ts";
import { countIn } from "./basket-store.server.ts";
import { ownerOf } from "./keeper.server.ts";

/** What the head of every page knows of the basket, a guest's as well. */
export const readBasketPart = readPart({
  part: basketPart,
  answers: z
    .object({ count: z.int(), currency: z.string().nullable() })
    .describe("How many things the basket holds, and the currency that was chosen for it, or that the profile says"),
  read: (_, context) => read(context as unknown as Context),
  readGuest: (_, context) => read(context),
});

async function read(context: Context) {
  const owner = ownerOf(context);
  const { count, currency } = owner ? await countIn(context.db, owner) : basketPart.nobody;
  return { count, currency: currency ?? context.person?.currency ?? null };
}
