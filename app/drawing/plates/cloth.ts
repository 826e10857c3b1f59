/** Cloth, ink and foil in pairs that suit each other; books, signs and plates draw from them by hash. */
export type Cloth = { cloth: string; deep: string; light: string; foil: string; paper: string };

export const cloths: readonly Cloth[] = [
  { cloth: "#6d2530", deep: "#45141d", light: "#8d3b46", foil: "#e8cf93", paper: "#f4e7cf" },
  { cloth: "#234a46", deep: "#12302d", light: "#37685f", foil: "#e6d7a4", paper: "#f2ead2" },
  { cloth: "#2a3b5e", deep: "#172340", light: "#40567f", foil: "#e3cf9d", paper: "#f1eadb" },
  { cloth: "#a5602a", deep: "#713c14", light: "#c37d45", foil: "#fbeecb", paper: "#f8ecd2" },
  { cloth: "#40502a", deep: "#273316", light: "#5c6f3f", foil: "#ecdca4", paper: "#f3ecd4" },
  { cloth: "#3a322c", deep: "#221c18", light: "#574c43", foil: "#e0b978", paper: "#f3e9d8" },
  { cloth: "#5b3a5c", deep: "#3a2240", light: "#77517a", foil: "#ecd5b0", paper: "#f3e8dc" },
  { cloth: "#e9dcc0", deep: "#c9b78f", light: "#f6eeda", foil: "#8c3b1c", paper: "#fffaf0" },
];

/** The cloth of a thing, by a number that comes from its name. */
export function clothOf(seed: number): Cloth {
  return cloths[Math.abs(Math.trunc(seed)) % cloths.length] as Cloth;
}

export const serif = "'Iowan Old Style',Palatino,Georgia,serif";
