const special: Record<string, string> = { ı: "i", ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" };

/** Lower case without accents: what people type when they mean "Piña" or "Vieux Carré". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ıøæœßłđðþ]/g, (letter) => special[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

/** The readable part of an address: "Dark 'n' Stormy" gives `dark-n-stormy`; never empty. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/['’‘ʼ`]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug || "x";
}
