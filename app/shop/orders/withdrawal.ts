import { readDigits } from "#app/kit/digits.ts";
import type { OrderView } from "./order.ts";

type Line = Pick<OrderView["lines"][number], "skew_id" | "quantity" | "returnable">;

/**
 * What a buyer withdraws from: how many of each line they say, or all that can be returned where the form asks for nothing.
 * @returns null where that is nothing, or more than there is
 */
export function withdrawnOf(
  lines: readonly Line[],
  asked: Readonly<Record<string, string | number>> | undefined,
): { skew_id: number; quantity: number }[] | null {
  const returnable = lines.filter((line) => line.returnable);
  if (!asked) return returnable.map(({ skew_id, quantity }) => ({ skew_id, quantity }));
  const wanted: { skew_id: number; quantity: number }[] = [];
  for (const [id, typed] of Object.entries(asked)) {
    const quantity = typed === "" ? 0 : readDigits(typed);
    const line = returnable.find(({ skew_id }) => String(skew_id) === id);
    if (quantity === 0) continue;
    if (!line || quantity === null || quantity > line.quantity) return null;
    wanted.push({ skew_id: line.skew_id, quantity });
  }
  return wanted.length > 0 ? wanted : null;
}
