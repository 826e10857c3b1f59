/** A year that is known, or about known. */
export type Year = { year: number | null; circa: boolean };

/** "1823", "about 1823"; null where no year is known. */
export function yearText({ year, circa }: Year): string | null {
  if (year === null) return null;
  return circa ? `about ${year}` : String(year);
}

/** "1877–1965", "born about 1950", "died 1839"; null where no year is known. */
export function lifeText(born: Year, died: Year): string | null {
  const [from, to] = [yearText(born), yearText(died)];
  if (from && to) return `${from}–${to}`;
  if (from) return `born ${from}`;
  return to && `died ${to}`;
}
