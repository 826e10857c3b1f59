import { z } from "zod";
import { countries } from "#app/drinks/vocabulary.ts";

/** A permanent lower-case key, the name's slug: `london-dry-gin`. Files refer to each other by key. */
export const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Which field names an entry of which kind: forms at the desk offer those, and data files write their keys. */
export const named = z.registry<{ names: string }>();

/** The key of an entry of a kind. */
export function keyOf(names: string): typeof key {
  const one = key.clone();
  named.add(one, { names });
  return one;
}

/** A permanent number, never reused: it stands in addresses and in people's lists. */
export const id = z.int().min(1).max(2_000_000_000);
export const text = z.string().trim().min(1);
export const tenth = z.number().min(0).max(10);
export const abv = z.number().min(0).max(96);
export const country = z.enum(countries);
/** One sentence for cards and search results. */
export const teaser = text.min(20).max(180);
/** A paragraph: two sentences or more, which a test of the shipped library holds them to. */
export const paragraph = text.min(80);
/** A year, exact or about. */
export const when = z.strictObject({ year: z.int().min(-4000).max(2026), circa: z.boolean().optional() });
export const day = z.iso.date();
/** Made up for show, and shown so. */
export const sample = z.boolean().optional();

/** A data file: its schema for editors, what its facts rest upon, and one list of entries. */
export function fileOf<Name extends string, Entry extends z.ZodType>(name: Name, entry: Entry) {
  const list = { [name]: z.array(entry) } as Record<Name, z.ZodArray<Entry>>;
  return z.strictObject({ $schema: z.string(), sources: z.array(text).min(1), ...list });
}
