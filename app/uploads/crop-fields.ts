import { z } from "zod";

/** As it was sent, and not left empty where it is no text: what cannot be read is told, and never taken for a part not chosen. */
const sentAs = (sent: unknown) => {
  if (sent === undefined || sent === null) return "";
  return typeof sent === "string" || typeof sent === "number" ? String(sent).trim() : "unreadable";
};
const field = z.preprocess(sentAs, z.string()).meta({ type: "string", description: "A number of pixels" });

/** The fields of every form that says which part of a picture is shown (contract.md, 4; builder.md, 3). */
export const cropFields = { x: field, y: field, width: field, height: field };
