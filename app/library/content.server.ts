/** The library as editors read and change it. */
export {
  type ContentEntry,
  contentHeld,
  countContent,
  countDeleted,
  findContent,
  findDeleted,
  namesOfKinds,
  nextNumber,
  readContent,
  readContentByKey,
  readDeletedEntry,
  readRevisions,
  searchContent,
} from "./editing/content-store.server.ts";
export { deleteEntry, isNeeded } from "./editing/delete.server.ts";
export { differencesOf, typedOver } from "./editing/difference.ts";
export { exportedPhotographs, exportFile, exportLibrary } from "./editing/export.server.ts";
export { askedAt } from "./editing/form-fields.ts";
export { formOf, kindsNamedIn } from "./editing/form-of.ts";
export { kindNamed, kindsInOrder, wordsOfKind } from "./editing/kind-words.server.ts";
export { readTyped, typedOf, withoutBlankRows } from "./editing/typed.ts";
export { writeEntry } from "./editing/write.server.ts";
export type { Kind } from "./load/tables.ts";
