/** One silhouette, stopper and label for each kind of bottle or jar. */
import type { BottleKind } from "../facts.ts";
import type { Half } from "../glasses/profile.ts";

type LabelForm = "plain" | "arch" | "oval" | "wrap" | "tag";

export type BottleShape = {
  /** From lip to base. */
  half: Half;
  /** Height of the liquid's surface. */
  level: number;
  label: { form: LabelForm; y: number; wide: number; high: number; paper: string; ink: string };
  /** Drawn behind and before the glass. */
  behind?: string;
  stopper: string;
};

const cork =
  '<path d="M180 62V48Q180 42 186 42H214Q220 42 220 48V62Z" fill="#5b3820"/><path d="M186 62H214V78H186Z" fill="#c99a66"/><path d="M186 45Q200 41 214 45" stroke="#a87547" stroke-width="2"/><path d="M188 66h6M200 71h8M194 74h4" stroke="#94683c" stroke-width="1.6"/>';

/** A crimped crown cap with its lower edge at `y`. */
function crown(y: number, colour: string): string {
  const teeth = "q3 4 6 0".repeat(6);
  return `<path d="M182 ${y}L185 ${y - 15}Q200 ${y - 21} 215 ${y - 15}L218 ${y}Z" fill="${colour}"/><path d="M182 ${y}${teeth}Z" fill="${colour}"/><path d="M189 ${y - 14}L187 ${y}M196 ${y - 16}L195 ${y}M204 ${y - 16}L205 ${y}M211 ${y - 14}L213 ${y}" stroke="#fff" stroke-opacity=".35" stroke-width="1.8"/>`;
}

const cream = "#f6eedd";
const dark = "#2b211b";

export const bottleShapes: Record<BottleKind, BottleShape> = {
  spirit: {
    half: [
      [17, 62],
      [17, 74],
      [18, 140],
      [20, 168, 72, 166, 74, 206],
      [73, 452],
    ],
    level: 176,
    label: { form: "plain", y: 316, wide: 124, high: 138, paper: cream, ink: dark },
    stopper: cork,
  },
  liqueur: {
    half: [
      [15, 62],
      [15, 150],
      [16, 200, 98, 204, 104, 300],
      [108, 372, 104, 424, 90, 450],
    ],
    level: 218,
    label: { form: "oval", y: 336, wide: 158, high: 126, paper: cream, ink: dark },
    stopper:
      '<path d="M186 70H214V56H186Z" fill="#c99a66"/><circle cx="200" cy="36" r="22" fill="#cfe0e833" stroke="#98a4ac" stroke-width="1.6"/><path d="M187 29q4-10 13-11M200 58V14M182 44L218 28M182 28L218 44" stroke="#fff9" stroke-width="1.6"/>',
  },
  wine: {
    half: [
      [16, 40],
      [16, 150],
      [17, 190, 66, 186, 66, 236],
      [66, 452],
    ],
    level: 166,
    label: { form: "plain", y: 340, wide: 118, high: 124, paper: "#f8f4ea", ink: dark },
    stopper:
      '<path d="M183 132V44Q183 36 190 36H210Q217 36 217 44V132Q200 138 183 132Z" fill="#6d1f2b"/><path d="M183 54Q200 60 217 54M183 124Q200 130 217 124" stroke="#d8b26a" stroke-width="2"/><path d="M190 44V126" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>',
  },
  beer: {
    half: [
      [15, 62],
      [17, 72],
      [18, 140],
      [22, 196, 60, 204, 60, 266],
      [60, 452],
    ],
    level: 122,
    label: { form: "arch", y: 348, wide: 108, high: 126, paper: cream, ink: dark },
    stopper: crown(64, "#b58a3c"),
  },
  bitters: {
    half: [
      [13, 172],
      [14, 206],
      [16, 232, 56, 230, 58, 262],
      [58, 452],
    ],
    level: 238,
    label: { form: "wrap", y: 346, wide: 122, high: 196, paper: "#f7f1e0", ink: dark },
    stopper:
      '<path d="M184 176V140Q184 134 190 134H210Q216 134 216 140V176Q200 182 184 176Z" fill="#d9ac2e"/><path d="M189 140V174M195 139V176M205 139V176M211 140V174" stroke="#8f6c12" stroke-opacity=".7" stroke-width="1.6"/><path d="M184 142Q200 148 216 142" stroke="#fbe39a" stroke-width="2"/>',
  },
  syrup: {
    half: [
      [19, 92],
      [19, 104],
      [20, 150],
      [22, 186, 70, 186, 70, 236],
      [69, 452],
    ],
    level: 190,
    label: { form: "arch", y: 340, wide: 126, high: 136, paper: "#ecdcbc", ink: dark },
    stopper:
      '<path d="M180 92V76Q180 64 200 64T220 76V92Z" fill="#f3f0ea" stroke="#98a4ac"/><path d="M184 84Q186 70 198 68" stroke="#fff" stroke-width="3"/><path d="M180 92H220V98H180Z" fill="#c4532f"/><path d="M222 78Q236 82 232 110L224 142H176L168 110Q164 82 178 78M178 78H222" stroke="#9aa0a4" stroke-width="3.2" stroke-linejoin="round"/>',
  },
  juice: {
    half: [
      [40, 110],
      [40, 122],
      [38, 160],
      [38, 206, 82, 212, 82, 268],
      [80, 452],
    ],
    level: 176,
    label: { form: "oval", y: 346, wide: 136, high: 116, paper: cream, ink: dark },
    stopper:
      '<path d="M156 116V88Q156 80 164 80H236Q244 80 244 88V116Q200 128 156 116Z" fill="#d7d2c6"/><path d="M156 92Q200 102 244 92" stroke="#fff" stroke-width="2"/><path d="M166 86V116M178 88V119M190 89V120M210 89V120M222 88V119M234 86V116" stroke="#8f897c" stroke-opacity=".6" stroke-width="1.8"/>',
  },
  mixer: {
    half: [
      [15, 122],
      [17, 132],
      [18, 170],
      [20, 216, 62, 224, 62, 284],
      [62, 330, 56, 350, 56, 380],
      [56, 410, 62, 420, 62, 444],
      [62, 452, 58, 456, 52, 456],
    ],
    level: 192,
    label: { form: "wrap", y: 318, wide: 118, high: 84, paper: "#f3f1e8", ink: dark },
    stopper: crown(124, "#8c9aa2"),
  },
  pantry: {
    half: [
      [84, 176],
      [84, 190],
      [84, 206, 98, 206, 98, 228],
      [96, 450],
    ],
    level: 240,
    label: { form: "tag", y: 346, wide: 132, high: 96, paper: "#ecdcbc", ink: dark },
    behind: '<path d="M104 206Q84 206 88 250" stroke="#9aa0a4" stroke-width="3"/>',
    stopper:
      '<path d="M112 172Q112 128 200 124Q288 128 288 172Q200 190 112 172Z" fill="#cfe0e82e" stroke="#98a4ac" stroke-width="1.6"/><path d="M130 152Q150 136 186 134" stroke="#fff9" stroke-width="3" stroke-linecap="round"/><path d="M112 172Q200 192 288 172V182Q200 202 112 182Z" fill="#d98a4e"/><path d="M287 168L300 178V236L288 246M287 168Q304 160 306 188L300 200" stroke="#9aa0a4" stroke-width="3.4" stroke-linejoin="round"/>',
  },
};
