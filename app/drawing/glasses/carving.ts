/** The tiki mug: glazes, and the faces carved into it, chosen by a number that comes from the drink. */

type Glaze = { stops: readonly (readonly [number, string])[]; raised: string; cut: string; light: string };

function glaze(tones: readonly [string, string, string, string], raised: string, cut: string, light: string): Glaze {
  const [edge, mid, bright, deep] = tones;
  return {
    stops: [
      [0, edge],
      [0.14, mid],
      [0.32, bright],
      [0.55, mid],
      [0.86, deep],
      [1, edge],
    ],
    raised,
    cut,
    light,
  };
}

export const glazes: readonly Glaze[] = [
  glaze(["#12332f", "#357a70", "#62aa9b", "#1d4f4a"], "#4f9b8c", "#0d2623", "#b5e0d3"),
  glaze(["#3b1d0d", "#8a4f26", "#c58a53", "#5c3116"], "#a96a38", "#2a1408", "#efcfa0"),
  glaze(["#4a1414", "#93322a", "#cf6a54", "#661f1c"], "#b34d3d", "#330b0c", "#f6c4ae"),
  glaze(["#4c3a0c", "#a98427", "#e2c266", "#6f5514"], "#c9a343", "#352806", "#fbeaba"),
  glaze(["#1a2b4c", "#3f6391", "#7ea4cd", "#274470"], "#5a82b3", "#101d36", "#cfe2f5"),
];

/** The glaze of a mug. */
export function glazeOf(look: number): Glaze {
  return glazes[(Number.isFinite(look) ? Math.abs(Math.trunc(look)) : 0) % glazes.length] as Glaze;
}

/** A carved face: brow, eyes, nose, teeth. */
function ku({ raised, cut, light }: Glaze): string {
  return (
    `<path d="M118 236Q158 214 192 244L200 262L208 244Q242 214 282 236L276 262Q240 248 212 270L200 284L188 270Q160 248 124 262Z" fill="${raised}"/>` +
    `<path d="M128 276Q156 258 182 280Q160 304 130 294ZM272 276Q244 258 218 280Q240 304 270 294Z" fill="${cut}"/><path d="M138 282Q156 270 172 282M262 282Q244 270 228 282" stroke="#e8d7a8" stroke-width="3.4"/>` +
    `<path d="M188 284Q178 322 164 334Q200 356 236 334Q222 322 212 284" fill="${raised}"/><path d="M182 336q6-5 12 1M206 337q6-6 12-1" stroke-width="3"/>` +
    `<path d="M130 368Q200 342 270 368Q268 412 200 422Q132 412 130 368Z" fill="${cut}"/><path d="M142 369Q200 350 258 369L254 384Q200 370 146 384ZM152 398Q200 386 248 398L240 408Q200 416 160 408Z" fill="#efe2bd" stroke-width="1.6"/><path d="M164 363v16M182 359v15M200 358v15M218 359v15M236 363v16M176 394v18M200 391v23M224 394v18"/>` +
    `<path d="M132 206l6 13 8-8 8 12 9-9 8 12 9-10 10 11 10-11 10 11 10-11 9 10 8-12 9 9 8-12 8 8 6-13" stroke="${light}" stroke-opacity=".7"/>`
  );
}

/** A long stone face with a calm mouth. */
function moai({ raised, cut, light }: Glaze): string {
  return (
    `<path d="M122 214Q200 236 278 214V250Q240 262 226 252L216 262V330Q232 350 214 358Q200 364 186 358Q168 350 184 330V262L174 252Q160 262 122 250Z" fill="${raised}"/>` +
    `<path d="M130 262Q154 254 174 266Q170 288 150 288Q132 284 130 262ZM270 262Q246 254 226 266Q230 288 250 288Q268 284 270 262Z" fill="${cut}"/>` +
    `<path d="M186 350q6-6 10 0M204 350q4-6 10 0" stroke-width="3"/><path d="M144 386Q200 372 256 386Q240 404 200 402Q160 404 144 386Z" fill="${raised}"/><path d="M146 386Q200 392 254 386" stroke-width="3.4"/>` +
    `<path d="M150 416Q200 430 250 416" stroke="${light}" stroke-opacity=".5"/><path d="M114 262V360M286 262V360" stroke-width="5" stroke-opacity=".55"/><path d="M190 268V324" stroke="${light}" stroke-opacity=".6" stroke-width="4"/>`
  );
}

/** A laughing sun with a fan of rays. */
function sun({ raised, cut, light }: Glaze): string {
  let rays = "";
  for (let i = 0; i < 9; i++) {
    const x = 132 + i * 17;
    rays += `M${x - 7} 242L${x} ${206 + Math.abs(i - 4) * 4}L${x + 7} 242Z`;
  }
  return (
    `<path d="${rays}" fill="${raised}"/><path d="M124 250Q200 232 276 250Q286 330 250 384Q200 412 150 384Q114 330 124 250Z" fill="${raised}" fill-opacity=".65"/>` +
    `<circle cx="162" cy="290" r="21" fill="${cut}"/><circle cx="238" cy="290" r="21" fill="${cut}"/><circle cx="162" cy="290" r="9" fill="#efe2bd"/><circle cx="238" cy="290" r="9" fill="#efe2bd"/><path d="M136 262Q160 250 184 266M264 262Q240 250 216 266" stroke-width="5"/>` +
    `<path d="M192 296L184 330Q200 342 216 330L208 296" fill="${raised}"/><path d="M144 344Q200 356 256 344Q248 394 200 396Q152 394 144 344Z" fill="${cut}"/><path d="M150 348Q200 360 250 348L246 364Q200 374 154 364Z" fill="#efe2bd"/><path d="M174 353v17M200 355v18M226 353v17"/><path d="M176 386Q200 372 224 386" fill="#b5443a"/>` +
    `<path d="M132 420Q200 438 268 420" stroke="${light}" stroke-opacity=".6" stroke-width="3"/>`
  );
}

/** Lashed bamboo with a small mask hung on it. */
function mask({ raised, cut, light }: Glaze): string {
  return (
    `<path d="M128 170V436M164 176V444M236 176V444M272 170V436" stroke-opacity=".6" stroke-width="3"/><path d="M112 228Q200 252 288 228M110 398Q200 424 290 398" stroke="${light}" stroke-opacity=".65" stroke-width="8" stroke-dasharray="4 3"/>` +
    `<path d="M152 258Q200 238 248 258Q252 340 226 380Q200 398 174 380Q148 340 152 258Z" fill="${raised}" stroke-width="3"/><path d="M162 290Q176 276 192 292Q178 306 162 290ZM238 290Q224 276 208 292Q222 306 238 290Z" fill="${cut}"/>` +
    `<path d="M196 270H204L210 322Q200 330 190 322Z" fill="${cut}" fill-opacity=".4"/><ellipse cx="200" cy="352" rx="20" ry="12" fill="${cut}"/><path d="M184 348H216V355H184Z" fill="#efe2bd" stroke-width="1.4"/><path d="M192 348v7M200 348v7M208 348v7" stroke-width="1.4"/>` +
    `<path d="M160 270Q178 258 196 268M240 270Q222 258 204 268M162 316l14 6M238 316l-14 6M160 328l14 4M240 328l-14 4" stroke="${light}" stroke-width="3"/>`
  );
}

const faces = [ku, moai, sun, mask];

/** The face of a mug. */
export function carving(look: number): string {
  const glaze = glazeOf(look);
  const face = faces[Math.floor((Number.isFinite(look) ? Math.abs(look) : 0) / 7) % faces.length] ?? ku;
  return `<g stroke="${glaze.cut}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${face(glaze)}</g>`;
}
