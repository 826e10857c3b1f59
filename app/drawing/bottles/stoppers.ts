/** What closes a bottle. Each takes the height of the lip and its half width. */
import { axis } from "../glasses/profile.ts";
import { s } from "../svg/svg.ts";

const x = axis;

/** A cork under a wooden head. */
export function cork(y: number, r: number): string {
  return s`<path d="M${x - r - 4} ${y - 2}V${y - 16}Q${x - r - 4} ${y - 22} ${x - r + 2} ${y - 22}H${x + r - 2}Q${x + r + 4} ${y - 22} ${x + r + 4} ${y - 16}V${y - 2}Q${x} ${y + 3} ${x - r - 4} ${y - 2}Z" fill="#5b3820"/><path d="M${x - r + 1} ${y}H${x + r - 1}V${y + 15}H${x - r + 1}Z" fill="#c99a66"/><path d="M${x - r} ${y - 18}Q${x} ${y - 23} ${x + r} ${y - 18}" stroke="#a87547" stroke-width="2"/><path d="M${x - r + 4} ${y + 5}h5M${x} ${y + 9}h7M${x - 6} ${y + 12}h4" stroke="#94683c" stroke-width="1.5"/>`;
}

/** A turned metal cap. */
export function screw(y: number, r: number, colour = "#2e2c2a", high = 26): string {
  const w = r + 3;
  return s`<path d="M${x - w} ${y + 4}V${y - high}Q${x} ${y - high - 5} ${x + w} ${y - high}V${y + 4}Q${x} ${y + 9} ${x - w} ${y + 4}Z" fill="${colour}"/><path d="M${x - w * 0.72} ${y + 4}V${y - high + 1}M${x - w * 0.3} ${y + 6}V${y - high - 1}M${x + w * 0.3} ${y + 6}V${y - high - 1}M${x + w * 0.72} ${y + 4}V${y - high + 1}" stroke="#000" stroke-opacity=".28" stroke-width="1.6"/><path d="M${x - w * 0.5} ${y + 3}V${y - high + 4}" stroke="#fff" stroke-opacity=".4" stroke-width="${w * 0.24}"/><path d="M${x - w} ${y}Q${x} ${y + 5} ${x + w} ${y}" stroke="#fff" stroke-opacity=".3" stroke-width="1.4"/>`;
}

/** A crimped crown cap. */
export function crown(y: number, colour: string): string {
  const teeth = "q3 4 6 0".repeat(6);
  return `<path d="M182 ${y}L185 ${y - 15}Q200 ${y - 21} 215 ${y - 15}L218 ${y}Z" fill="${colour}"/><path d="M182 ${y}${teeth}Z" fill="${colour}"/><path d="M189 ${y - 14}L187 ${y}M196 ${y - 16}L195 ${y}M204 ${y - 16}L205 ${y}M211 ${y - 14}L213 ${y}" stroke="#fff" stroke-opacity=".35" stroke-width="1.8"/>`;
}

/** A capsule over the neck of a wine bottle, down to `low`. */
export function capsule(y: number, r: number, low: number, colour: string): string {
  const w = r + 1;
  return s`<path d="M${x - w} ${low}V${y + 3}Q${x - w} ${y - 5} ${x - w + 7} ${y - 5}H${x + w - 7}Q${x + w} ${y - 5} ${x + w} ${y + 3}V${low}Q${x} ${low + 6} ${x - w} ${low}Z" fill="${colour}"/><path d="M${x - w} ${y + 14}Q${x} ${y + 20} ${x + w} ${y + 14}M${x - w} ${low - 9}Q${x} ${low - 3} ${x + w} ${low - 9}" stroke="#e2c07c" stroke-opacity=".85" stroke-width="1.8"/><path d="M${x - w * 0.56} ${y + 4}V${low - 4}" stroke="#fff" stroke-opacity=".32" stroke-width="4" stroke-linecap="round"/>`;
}

/** Foil and muselet of a sparkling wine. */
export function foil(y: number, low: number, colour: string): string {
  return s`<path d="M${x - 32} ${low}C${x - 22} ${low - 26} ${x - 19} ${y + 40} ${x - 18} ${y + 12}Q${x - 23} ${y - 8} ${x - 8} ${y - 14}Q${x} ${y - 18} ${x + 8} ${y - 14}Q${x + 23} ${y - 8} ${x + 18} ${y + 12}C${x + 19} ${y + 40} ${x + 22} ${low - 26} ${x + 32} ${low}Q${x + 16} ${low + 14} ${x} ${low + 4}T${x - 32} ${low}Z" fill="${colour}"/><path d="M${x - 18} ${y + 14}Q${x} ${y + 22} ${x + 18} ${y + 14}M${x - 8} ${y - 13}L${x - 14} ${y + 14}M${x + 8} ${y - 13}L${x + 14} ${y + 14}M${x - 10} ${y + 30}l14 34M${x + 12} ${y + 34}l-8 44M${x - 16} ${low - 34}l10 28M${x + 18} ${low - 26}l-8 22" stroke="#fff" stroke-opacity=".42" stroke-width="1.8"/><path d="M${x - 10} ${y + 22}L${x - 16} ${low - 12}" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`;
}

/** A ball of glass or wood on a cork. */
export function ball(y: number, r: number, colour: string): string {
  return s`<path d="M${x - r + 2} ${y - 6}H${x + r - 2}V${y + 12}H${x - r + 2}Z" fill="#c99a66"/><circle cx="${x}" cy="${y - 24}" r="${r + 6}" fill="${colour}"/><path d="M${x - r * 0.7} ${y - 30}q${r * 0.2} ${-r * 0.6} ${r * 0.8} ${-r * 0.65}" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><path d="M${x - r - 4} ${y - 18}A${r + 6} ${r + 6} 0 0 0 ${x + r + 4} ${y - 18}Q${x} ${y - 8} ${x - r - 4} ${y - 18}Z" fill="#000" fill-opacity=".25"/>`;
}

/** Wax that has run down the neck. */
export function wax(y: number, r: number, colour: string): string {
  const w = r + 3;
  return s`<path d="M${x - w} ${y + 26}V${y - 8}Q${x - w} ${y - 18} ${x} ${y - 18}T${x + w} ${y - 8}V${y + 20}q-3 14-7 0q-3-8-6 2q-3 26-8 0q-3-8-7 4q-4 14-7-2q-3-6-4 6q-2 8-7-4Z" fill="${colour}"/><path d="M${x - w * 0.5} ${y - 8}V${y + 16}" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`;
}

/** A porcelain swing top with its wire. */
export function swing(y: number, r: number): string {
  return s`<path d="M${x - r} ${y}V${y - 16}Q${x - r} ${y - 27} ${x} ${y - 27}T${x + r} ${y - 16}V${y}Z" fill="#f3f0ea" stroke="#98a4ac"/><path d="M${x - r + 4} ${y - 8}Q${x - r + 6} ${y - 21} ${x - 2} ${y - 23}" stroke="#fff" stroke-width="3"/><path d="M${x - r} ${y}H${x + r}V${y + 6}H${x - r}Z" fill="#c4532f"/><path d="M${x + r + 2} ${y - 14}Q${x + r + 16} ${y - 10} ${x + r + 12} ${y + 18}L${x + r + 4} ${y + 50}H${x - r - 4}L${x - r - 12} ${y + 18}Q${x - r - 16} ${y - 10} ${x - r - 2} ${y - 14}Z" stroke="#9aa0a4" stroke-width="3"/>`;
}

/** Where a tall bottle's stopper ends above: the least height that its paths name outright, or that one of its circles reaches. */
export function topOf(stopper: string): number {
  const named = [...stopper.matchAll(/([MLQTV])([^A-Za-z"]+)/g)].flatMap(([, command, text = ""]) => {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return command === "V" ? numbers : numbers.filter((_, at) => at % 2 === 1);
  });
  const circles = [...stopper.matchAll(/cy="([\d.]+)" r="([\d.]+)"/g)].map(([, cy, r]) => Number(cy) - Number(r));
  return Math.min(...named, ...circles);
}
