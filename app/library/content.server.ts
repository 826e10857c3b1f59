/** The library as editors read and change it. */
export {
  type ContentEntry,
  contentHeld,
  countContent,
  findContent,
  namesOfKinds,
  readContent,
  readContentByKey,
  readRevisions,
} from "./editing/content-store.server.ts";
export { differencesOf, typedOver } from "./editing/difference.ts";
export { exportLibrary } from "./editing/export.server.ts";
export { askedAt } from "./editing/form-fields.ts";
export { formOf, kindsNamedIn } from "./editing/form-of.ts";
export { kindNamed, wordsOfKind } from "./editing/kind-words.server.ts";
export { readTyped, typedOf, withoutBlankRows } from "./editing/typed.ts";
export { nextNumber, writeEntry } from "./editing/write.server.ts";
export { type Kind, kinds } from "./load/tables.ts";
