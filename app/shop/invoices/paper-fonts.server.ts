import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
/**
 * Where its files stand: it has the letters of all languages of Europe, which the fonts that every reader of PDF has do not. Looked for
 * when they are needed: who only places an order reads none.
 */
export const fonts = {
  plain: () => resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: () => resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};

type Font = { hasGlyphForCodePoint(code: number): boolean };
let font: Promise<Font> | undefined;

/** The font that names and addresses are printed in, as what writes PDF reads it; kept once it was asked. */
function printing(): Promise<Font> {
  font ??= import("pdfkit").then(({ default: Document }) => {
    const page = new Document({ autoFirstPage: false, font: fonts.plain() });
    // The package keeps the font that it writes with to itself, and types it nowhere.
    return (page as unknown as { _font: { font: Font } })._font.font;
  });
  return font;
}

/** What every font has: such a text needs no look into one, which what writes PDF would be read for. */
const plainText = /^[\x20-\x7e]*$/;
/** What shows nothing by itself, as what joins two letters; no font has to have it. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** The letters of a text that no paper of the shop can print, each once: they would be blanks on its invoice. */
export async function unprintable(text: string): Promise<string[]> {
  if (plainText.test(text)) return [];
  const letters = await printing();
  return [...new Set(text)].filter((one) => !unseen.test(one) && !letters.hasGlyphForCodePoint(one.codePointAt(0)!));
}
