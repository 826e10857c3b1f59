import { readDigits } from "#app/kit/digits.ts";
import type { OrderView } from "./order.ts";

type Line = Pick<OrderView["lines"][number], "skew_id" | "quantity" | "withdrawn" | "put_back" | "returnable">;

/** How many of a line are still its buyer's: not those that are back, whether or not their buyer withdrew from them. */
export const stillTheirs = ({ quantity, withdrawn, put_back }: Pick<Line, "quantity" | "withdrawn" | "put_back">) =>
  quantity - Math.max(withdrawn, put_back);

/** How many of a line can still be withdrawn from. */
export const withdrawable = (line: Omit<Line, "skew_id">): number => (line.returnable ? stillTheirs(line) : 0);

/** How many of an order were withdrawn from. */
export const withdrawnFrom = (lines: readonly Pick<Line, "withdrawn">[]): number =>
  lines.reduce((sum, { withdrawn }) => sum + withdrawn, 0);

/**
 * What a buyer withdraws from: how many of each line they say, or all that can still be returned where the form asks for nothing.
 * @returns null where that is nothing, or more than there is
 */
export function withdrawnOf(
  lines: readonly Line[],
  asked: Readonly<Record<string, string | number>> | undefined,
): { skew_id: number; quantity: number }[] | null {
  const open = lines.filter((line) => withdrawable(line) > 0);
  if (!asked) return open.map((line) => ({ skew_id: line.skew_id, quantity: withdrawable(line) }));
  const wanted: { skew_id: number; quantity: number }[] = [];
  for (const [id, typed] of Object.entries(asked)) {
    const quantity = typed === "" ? 0 : readDigits(typed);
    const line = open.find(({ skew_id }) => String(skew_id) === id);
    if (quantity === 0) continue;
    if (!line || quantity === null || quantity > withdrawable(line)) return null;
    wanted.push({ skew_id: line.skew_id, quantity });
  }
  return wanted.length > 0 ? wanted : null;
}
