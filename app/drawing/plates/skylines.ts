/** The rooftops of a kind of city, as they stand against the evening: behind the window of a bar. */
import { s } from "../svg/svg.ts";

/** Outlines from x 50 to 350, standing on y 372, and the lights in them. */
type Skyline = { far?: string; near: string; lights: string };

const lit = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => s`M${x} ${y}v5`).join("");
/** Windows in rows: from (x, y), so many across and down, with some dark ones left out. */
function panes(x: number, y: number, across: number, down: number, step = 11): string {
  const list: [number, number][] = [];
  for (let row = 0; row < down; row++)
    for (let i = 0; i < across; i++) if ((i * 5 + row * 3 + across) % 4 !== 0) list.push([x + i * step, y + row * 14]);
  return lit(list);
}
const palm = (x: number, y: number, high: number, lean: number): string =>
  s`M${x - 3} ${y}Q${x + lean * 0.3} ${y - high * 0.5} ${x + lean} ${y - high}q-18-16-36-2q16-4 30 6q-22-2-30 18q14-14 32-14q-8 10-4 26q4-16 10-26q14 4 20 22q2-22-14-26q16-6 30 4q-8-18-36-8Q${x + lean * 0.3 + 8} ${y - high * 0.5} ${x + 4} ${y}Z`;

const skylines = {
  /** Towers that step back as they rise, with masts. */
  deco: {
    far: "M50 372V280H78V250H104V290H128V232H150V372M236 372V256H258V226H276V270H300V244H326V286H350V372Z",
    near: "M50 372V300H82V268H90V236H96V220H99V196H102V220H105V236H111V268H119V372H132V290H160V306H176V372H222V262H230V238H238V214L244 184 250 214V238H258V262H266V372H282V296H306V316H350V372Z",
    lights:
      panes(58, 312, 5, 4) +
      panes(138, 302, 3, 5) +
      panes(230, 272, 3, 7) +
      panes(290, 308, 5, 4) +
      panes(94, 274, 2, 2),
  },
  /** Towers of glass, close together. */
  glass: {
    far: "M50 372V262H74V240L96 230V372M150 372V216H172V204H190V372M260 372V226L286 212V372M318 372V250H350V372Z",
    near: "M50 372V310H76V284H104V372V252L126 240V372H140V268H170V372H182V226Q196 206 210 226V372H226V284H250V262H276V372H288V244L312 234V372H322V296H350V372Z",
    lights:
      panes(56, 320, 4, 3) +
      panes(108, 262, 2, 7) +
      panes(146, 280, 2, 6) +
      panes(188, 236, 2, 9) +
      panes(232, 294, 4, 5) +
      panes(292, 256, 2, 8) +
      panes(328, 308, 2, 4),
  },
  /** Brick terraces with their chimneys, a clock tower above them. */
  terraces: {
    far: "M268 372V232L276 218V196L282 178 288 196V218L296 232V372Z",
    near: "M50 372V300H58V286H68V300L88 282V268H98V282L112 296H120V282H130V296L150 278V264H160V278L176 294H186V280H196V294L214 278V264H224V278L240 296H250V284H260V298L300 298V286H310V298L328 282V270H338V284L350 296V372Z",
    lights:
      panes(62, 312, 3, 4, 14) +
      panes(118, 310, 4, 4, 14) +
      panes(184, 310, 4, 4, 14) +
      panes(302, 312, 4, 4, 13) +
      "M279 210h6v6h-6Z",
  },
  /** Tall grey roofs with dormers, an avenue between them, a dome. */
  mansards: {
    far: "M168 372V262H176Q178 232 200 226V210H202V226Q224 232 226 262H234V372Z",
    near: "M50 372V262L60 236H134L146 262V372H162V296H240V372H254V258L264 230H340L350 258V372ZM70 236V222H80V236ZM114 236V218H124V236ZM278 230V214H288V230ZM316 230V218H326V230Z",
    lights:
      panes(62, 272, 7, 6, 12) +
      panes(262, 268, 7, 6, 12) +
      panes(172, 308, 6, 4) +
      "M74 246v7M96 244v8M118 246v7M280 240v8M302 238v8M322 240v8",
  },
  /** Bell towers and shallow domes over tiled roofs and water. */
  campanile: {
    far: "M92 372V216H88V206H92V186L104 158 116 186V206H120V216H116V372Z",
    near: "M50 372V306L72 296 94 306V318H130L150 308 170 318V290Q172 254 202 246V232H206V246Q236 254 238 290V306H262L284 294 306 306V320L328 310 350 320V372Z",
    lights:
      panes(60, 318, 3, 3, 14) +
      panes(136, 328, 3, 2, 13) +
      panes(184, 300, 5, 5, 10) +
      panes(262, 318, 4, 4, 13) +
      "M100 192v8M108 192v8",
  },
  /** Stepped gables along a quay, with the spires of old churches. */
  gables: {
    far: "M150 372V240L158 176 166 240V372M286 372V250H282V238Q284 222 292 214V190H294V214Q302 222 304 238V250H300V372Z",
    near: "M50 372V302H58V290H66V278H74V266H86V278H94V290H102V302H108L126 266 144 302H150V294H158V282H166V270H180V282H188V294H196V372V300L216 262 236 300H242V290H250V278H258V264H270V278H278V290H286V304L306 268 326 304H332V292H342V282H350V372Z",
    lights:
      panes(62, 308, 4, 4, 12) +
      panes(116, 308, 2, 4, 14) +
      panes(158, 300, 3, 5, 12) +
      panes(208, 306, 2, 4, 14) +
      panes(248, 300, 3, 5, 12) +
      panes(300, 310, 2, 4, 13) +
      "M336 304v5M344 304v5",
  },
  /** Arcades and iron balconies under palms. */
  arcades: {
    near: `M50 372V272H58V264H190V272H196V372H210V288H216V280H350V372Z${palm(84, 372, 150, 14)}${palm(316, 372, 170, -20)}`,
    lights:
      panes(74, 284, 8, 2, 14) +
      panes(232, 298, 8, 2, 14) +
      "M72 326h22v34h-22ZM106 326h22v34h-22ZM140 326h22v34h-22ZM234 332h18v30h-18ZM264 332h18v30h-18ZM294 332h18v30h-18Z",
  },
  /** Palms, a low roof of thatch, the sea. */
  palms: {
    far: "M50 372V338Q90 316 128 332T210 326 290 330 350 320V372Z",
    near:
      "M50 372V356H350V372ZM206 356V320L182 322 238 284 294 322 270 320V356Z" +
      palm(92, 366, 150, -22) +
      palm(126, 366, 118, 20) +
      palm(318, 366, 160, 10),
    lights: "M220 330h12v14h-12ZM246 330h12v14h-12Z",
  },
  /** Domes, and towers as thin as pencils. */
  domes: {
    far: "M82 372V216L86 178 90 216V372M312 372V226L316 186 320 226V372Z",
    near: "M50 372V320H100V300Q102 282 120 278Q124 250 156 240V232H160V240Q192 250 196 278Q214 282 216 300V320H236V304Q238 284 262 278V270H264V278Q288 284 290 304V326H350V372Z",
    lights:
      panes(60, 332, 3, 2, 12) + panes(112, 306, 9, 4, 11) + panes(246, 312, 4, 3, 11) + panes(304, 340, 4, 2, 11),
  },
  /** Houses up and down hills, a bridge beyond. */
  hills: {
    far: "M50 330H350M96 372V232M104 372V232M256 372V232M264 372V232M50 300Q76 244 100 236Q180 352 260 236Q300 250 350 300",
    near: "M50 372V326L62 314 74 326V312L88 300 102 312V300L116 288 130 300V292L146 278 162 292V300L178 288 194 302V312L208 300 224 314V326L238 314 254 328V336L272 324 290 338 308 328 350 344V372Z",
    lights:
      panes(58, 334, 3, 2, 14) +
      panes(92, 318, 5, 3, 14) +
      panes(142, 300, 4, 5, 14) +
      panes(202, 322, 4, 3, 14) +
      panes(262, 344, 5, 1, 14),
  },
} as const satisfies Record<string, Skyline>;
type SkylineName = keyof typeof skylines;

const cities: readonly (readonly [RegExp, SkylineName])[] = [
  [/New York|Chicago|Milwaukee|Washington|Buenos Aires|São Paulo|Shanghai|Santiago/, "deco"],
  [
    /Tokyo|Singapore|Hong Kong|Bangkok|Kuala Lumpur|Seoul|Sydney|Melbourne|Tel Aviv|Seattle|Nairobi|Los Angeles|Mexico City/,
    "glass",
  ],
  [/San Francisco|Oakland|Lisbon|Oslo/, "hills"],
  [/New Orleans|Havana|Cartagena|San Juan|Lima|Ensenada|Tequila/, "arcades"],
  [/Honolulu|Key West|Jost|Bailey|Turtle/, "palms"],
  [/Istanbul|Cairo|Athens|Mumbai|Yangon/, "domes"],
  [/London|Dublin|Belfast|Edinburgh|Nottingham|Cambridge/, "terraces"],
  [/Paris|Vienna|Brussels|Budapest|Madrid|Barcelona/, "mansards"],
  [/Venice|Milan|Turin|Florence|Rome/, "campanile"],
];

const names: Record<SkylineName, string> = {
  deco: "towers",
  glass: "towers",
  terraces: "chimneys and a clock tower",
  mansards: "tall grey roofs",
  campanile: "bell towers and a dome",
  gables: "gables and spires",
  arcades: "arcades and palms",
  palms: "palms and the sea",
  domes: "domes and minarets",
  hills: "houses up a hill",
};

/** What kind of rooftops a city has; gables, as most of the old world does. */
export function skylineOf(city: string): SkylineName {
  return cities.find(([pattern]) => pattern.test(city))?.[1] ?? "gables";
}

/** The same in words. */
export const skylineWords = (city: string): string => names[skylineOf(city)];

/** The rooftops against the sky; their lights in gold. */
export function skyline(city: string): string {
  const { far, near, lights }: Skyline = skylines[skylineOf(city)];
  const bridge = far?.includes("Q180 352");
  const behind = far
    ? bridge
      ? `<path d="${far}" stroke="#8b5a63" stroke-opacity=".75" stroke-width="4"/>`
      : `<path d="${far}" fill="#6d4a63" fill-opacity=".75"/>`
    : "";
  return `${behind}<path d="${near}" fill="#2b2038"/><path d="${lights}" fill="#ffd98a" stroke="#ffd98a" stroke-width="4"/>`;
}

/** The same as a shadow behind the roof of a house: on paper and in the evening alike. */
export function rooftops(city: string): string {
  const { near }: Skyline = skylines[skylineOf(city)];
  return `<g transform="translate(-60-152)scale(1.3)"><path d="${near}" fill="#7d6a86" fill-opacity=".32"/></g>`;
}
