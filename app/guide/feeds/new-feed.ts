import type { Area } from "../area.ts";

/** Where the feed of what is new stands; of one area's section only, where one is given. */
export function newFeedPath(section?: string): string {
  return `/feeds/new.atom${section ? `?section=${section}` : ""}`;
}

/** The areas whose entries a feed tells of: those with pages of their own, of a section where one is given. */
export function feedAreas(areas: readonly Area[], section: string | null): Area[] {
  return areas.filter((area) => !area.ownPages && (section === null || area.section === section));
}
