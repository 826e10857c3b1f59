/** Tells whoever started a program what prevents it: the error in one line, and a line for each cause behind it. */
export function explain(error: unknown): void {
  let lead = "";
  for (let next = error; next; next = next instanceof Error ? next.cause : undefined) {
    process.stderr.write(`${lead}${next instanceof Error ? next.message : next}\n`);
    lead = "  because: ";
  }
}
