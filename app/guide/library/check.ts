import type { Library, Refusal } from "./read.server.ts";

/**
 * What no single file can know: every reference resolves, keys and ids are unique, the ingredient tree
 * has no circle. One refusal for each fault, naming the file and the field.
 */
export function checkLibrary(library: Library): Refusal[] {
  const refusals: Refusal[] = [];
  const keys = {
    ingredient: new Set(library.ingredients.map((entry) => entry.key)),
    brand: new Set(library.brands.map((entry) => entry.key)),
    glass: new Set(library.glasses.map((entry) => entry.key)),
    unit: new Set(library.units.map((entry) => entry.key)),
    cocktail: new Set(library.cocktails.map((entry) => entry.key)),
    measure: new Set(library.measures.map((entry) => String(entry.id))),
  };
  function need(kind: keyof typeof keys, key: string | undefined, file: string, field: string) {
    if (key !== undefined && !keys[kind].has(key))
      refusals.push({ file, field, reason: `there is no ${kind} "${key}"` });
  }

  for (const kind of ["ingredients", "brands", "glasses", "units", "cocktails"] as const) {
    refusals.push(...repeated(library[kind], kind, "key"), ...repeated(library[kind], kind, "id"));
  }
  refusals.push(...repeated(library.cocktails, "cocktails", "name"), ...circles(library));
  for (const entry of library.ingredients) {
    const at = `ingredients.${entry.key}`;
    need("ingredient", entry.parent, entry.file, `${at}.parent`);
    for (const part of entry.parts ?? []) {
      need("ingredient", part.ingredient, entry.file, `${at}.parts`);
      need("unit", part.unit, entry.file, `${at}.parts`);
    }
    for (const other of entry.alternatives ?? [])
      need("ingredient", other.ingredient, entry.file, `${at}.alternatives`);
  }
  for (const entry of library.brands)
    need("ingredient", entry.ingredient, entry.file, `brands.${entry.key}.ingredient`);
  for (const entry of library.units) {
    for (const id of entry.measures) need("measure", String(id), entry.file, `units.${entry.key}.measures`);
  }
  for (const entry of library.cocktails) {
    const at = `cocktails.${entry.key}`;
    need("glass", entry.glass, entry.file, `${at}.glass`);
    need("cocktail", entry.variant_of, entry.file, `${at}.variant_of`);
    for (const [index, line] of entry.lines.entries()) {
      need("ingredient", line.ingredient, entry.file, `${at}.lines.${index}.ingredient`);
      need("brand", line.brand, entry.file, `${at}.lines.${index}.brand`);
      need("unit", line.unit, entry.file, `${at}.lines.${index}.unit`);
      for (const other of line.alternatives ?? [])
        need("ingredient", other, entry.file, `${at}.lines.${index}.alternatives`);
    }
  }
  return refusals;
}

type Entry = { file: string; key: string; id: number; name: string };

function repeated(entries: readonly Entry[], kind: string, field: "key" | "id" | "name"): Refusal[] {
  const seen = new Set<string | number>();
  const refusals: Refusal[] = [];
  for (const entry of entries) {
    if (seen.has(entry[field])) {
      refusals.push({
        file: entry.file,
        field: `${kind}.${entry.key}.${field}`,
        reason: `"${entry[field]}" is used twice`,
      });
    }
    seen.add(entry[field]);
  }
  return refusals;
}

function circles(library: Library): Refusal[] {
  const parents = new Map(library.ingredients.map((entry) => [entry.key, entry.parent]));
  return library.ingredients.flatMap((entry) => {
    const passed = new Set<string>();
    for (let key: string | undefined = entry.key; key !== undefined; key = parents.get(key)) {
      if (passed.has(key))
        return [{ file: entry.file, field: `ingredients.${entry.key}.parent`, reason: "its parents form a circle" }];
      passed.add(key);
    }
    return [];
  });
}
