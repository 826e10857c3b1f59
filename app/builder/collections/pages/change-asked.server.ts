import { readDigits } from "#app/kit/digits.ts";
import { textIn } from "#app/operations/page.server.ts";

/** What a form of the page asks to be changed, and which button did it, so that the focus goes back there. */
export type Asked = { change: Record<string, unknown>; moved?: string };

/** What was typed of a collection in the form that changes it, to stand there again where it was refused; of another form nothing. */
export function typedIn(fields: Readonly<Record<string, unknown>>) {
  if (fields.intent !== "edit") return {};
  const [name, is_public, is_gratis] = ["name", "is_public", "gratis"].map((field) => textIn(fields, field));
  return { name: name!, is_public: is_public || "no", is_gratis: is_gratis || "no" };
}

/** Reads it; null where the form does not say what to do. The task's own schema checks each field. */
export function changeAsked(fields: Readonly<Record<string, unknown>>): Asked | null {
  const { intent, link_table, link_id, place, price, note } = fields;
  const subject = { link_table, link_id };
  switch (intent) {
    case "up":
    case "down": {
      const at = readDigits(place);
      const to = at === null ? "" : Math.max(0, at + (intent === "up" ? -1 : 1));
      return {
        change: { ...subject, place: to },
        moved: `${textIn(fields, "link_table")}:${textIn(fields, "link_id")}:${intent}`,
      };
    }
    case "place":
      return { change: { ...subject, place } };
    case "word":
      return { change: { ...subject, price: price ?? "", note: note ?? "" } };
    case "remove":
      return { change: { ...subject, delete_item: "yes" } };
    case "edit":
      return { change: { ...fields, is_public: fields.is_public ?? "no", gratis: fields.gratis ?? "no" } };
    case "delete":
      return { change: { delete: "yes" } };
    default:
      return null;
  }
}
