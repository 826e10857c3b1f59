/** An ounce as bartenders count it: what a jigger holds, not the 29.5735 ml of the tables. A shot is as much. */
export const mlPerOunce = 30;
const eighth = mlPerOunce / 8;
const teaspoon = 5;

/** What is measured below a quarter of an ounce: an eighth, and spoons down to a quarter. */
const small = [1.25, 2.5, eighth, teaspoon];
const signs = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];

/** By how much the share of any line in the whole may move, and the whole itself. */
const most = { share: 0.1, whole: 0.15 };
/** Sizes of the whole that are tried: rounding all lines up or down together keeps what matters, their proportions. */
const scales = Array.from({ length: 31 }, (_, place) => 0.85 + place / 100);

/** The nearest amount, millilitres, that a jigger with this step or a spoon measures. */
function measured(ml: number, step: number): number {
  const jigger = Math.max(2 * eighth, Math.round(ml / step) * step);
  const choices = ml < 1.5 * teaspoon ? [...small, jigger] : ml < 3 * teaspoon ? [jigger, 2 * teaspoon] : [jigger];
  return choices.reduce((best, next) => (Math.abs(next - ml) < Math.abs(best - ml) ? next : best));
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** How far the share of a line in the whole moves at most, and the whole. */
function drift(exact: readonly number[], rounded: readonly number[]): { share: number; whole: number } {
  const whole = sum(rounded) / sum(exact);
  const shares = exact.map((ml, place) => Math.abs(rounded[place]! / ml / whole - 1));
  return { share: Math.max(...shares), whole: Math.abs(whole - 1) };
}

/**
 * The amounts of a recipe's lines, millilitres, as a jigger measures them: quarters of an ounce, chosen
 * for the recipe as a whole, so that no line's share in it moves by more than 10 %; eighths where quarters cannot.
 * `kept` are amounts that stay as they are, in spoons: they count among the proportions (contract.md, 13).
 */
export function jiggered(exact: readonly number[], kept: readonly number[] = []): number[] {
  if (exact.length === 0) return [];
  for (const step of [2 * eighth, eighth]) {
    const tries = scales
      .map((scale) => {
        const amounts = exact.map((ml) => measured(ml * scale, step));
        const { share, whole } = drift([...exact, ...kept], [...amounts, ...kept]);
        return { amounts, share, whole, cost: share + whole / 2 };
      })
      .filter(({ share, whole }) => share <= most.share + 1e-9 && whole <= most.whole + 1e-9)
      .sort((a, b) => a.cost - b.cost);
    if (tries[0]) return tries[0].amounts;
  }
  return exact.map((ml) => measured(ml, eighth));
}

/** A number of ounces or shots in eighths: 1.62 is "1⅝"; what is less than half an eighth is told in digits, never as 0. */
export function jiggerNumber(ounces: number): string {
  const eighths = Math.round(ounces * 8);
  if (eighths === 0) return ounces === 0 ? "0" : String(Number(ounces.toPrecision(1)));
  const whole = Math.floor(eighths / 8);
  return `${whole > 0 ? whole : ""}${signs[eighths % 8]}`;
}

/** A volume as a jigger or, where that is nearer, a spoon measures it: "¾ oz", "1⅝ shots", "2 tsp". */
export function showJigger(ml: number, system: "oz" | "shot"): string {
  const amount = measured(ml, eighth);
  if (Math.abs(amount / eighth - Math.round(amount / eighth)) > 1e-6) {
    const quarters = amount / teaspoon;
    return `${jiggerNumber(quarters)} tsp`;
  }
  const unit = system === "shot" && amount > mlPerOunce + 1e-6 ? "shots" : system;
  return `${jiggerNumber(amount / mlPerOunce)} ${unit}`;
}
