import { slugOf } from "#app/kit/slug.ts";

/** Where somebody's public profile stands (contract.md, 8). */
export function memberPath({ id, display_name }: { id: string; display_name: string }): string {
  return `/people/members/${id}/${slugOf(display_name)}`;
}
