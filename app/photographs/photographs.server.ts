import { memberPath } from "#app/account/member-path.ts";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import type { House } from "#app/operations/house.server.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import {
  forgetFile,
  forgetLeavers,
  picturesOfNone,
  type SignedPhotograph,
  shownPhotographs,
} from "./keeping/photograph-store.server.ts";
import { licenceHref, type Photograph, sourceHref } from "./photographs.ts";

export { declaredFields, declaredProblems } from "./keeping/declared.ts";
export {
  everyGuidePhotograph,
  type GuidePhotograph,
  guidePhotographs,
  keepGuidePhotograph,
  knownFiles,
  moveGuidePhotograph,
  redeclare,
} from "./keeping/guide-photograph-store.server.ts";
export { photographsHeld } from "./keeping/photograph-store.server.ts";

/** The photographs of a subject, as its page shows them beside its drawing: the guide's own first. */
export async function photographsOf(db: Queries, subject: Subject): Promise<Photograph[]> {
  return (await shownPhotographs(db, subject)).map(present);
}

function present(row: SignedPhotograph): Photograph {
  const { id, picture, caption, licence, person_id, author_name, author_public, credit, source } = row;
  const by = credit ?? author_name ?? "";
  const profile = author_public && person_id ? memberPath({ id: person_id, display_name: by }) : null;
  return {
    ...{ id, src: uploadHref(picture) ?? "", caption, by, profile_href: profile, licence },
    licence_href: licenceHref(licence),
    source: source === null ? null : { text: source, href: sourceHref(source) },
  };
}

/** Looks whether this site's store has the files of a photograph, for a load that names some. */
export function inStoreOf({ uploads }: Pick<House, "uploads">): (file: string) => Promise<boolean> {
  return async (file) => (await uploads.storage.size(file)) > 0;
}

/** Deletes the files of photographs that were refused, and of those who left. */
export async function tendPhotographs(house: House): Promise<number> {
  const names = await picturesOfNone(house.db);
  for (const name of names) {
    await dropPicture(house.uploads, name);
    await forgetFile(house.db, name);
  }
  await forgetLeavers(house.db);
  return names.length;
}
