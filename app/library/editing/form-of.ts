import { z } from "zod";
import { fileKinds } from "../files/files.ts";
import { named } from "../files/schemas/fields.ts";
import type { Kind } from "../load/tables.ts";
import { hintOf, labelOf } from "./field-words.ts";
import type { Asked, FormField } from "./form-fields.ts";

/** As much of a JSON Schema as the data files need. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: (string | number)[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  /** The kind of entry that it names. */
  names?: string;
};

const made = new Map<Kind, readonly FormField[]>();

/** The form of a kind of the library, made of its schema (contract.md, 12: `/desk/content/{kind}/{id}`). */
export function formOf(kind: Kind): readonly FormField[] {
  const known = made.get(kind) ?? fieldsOf(entrySchema(kind));
  made.set(kind, known);
  return known;
}

function entrySchema(kind: Kind): Schema {
  const file = fileKinds[kind === "measures" ? "units" : kind];
  const json = z.toJSONSchema(file, { io: "input", metadata: named }) as Schema;
  return json.properties![kind]!.items!;
}

function fieldsOf({ properties = {}, required = [] }: Schema): FormField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: labelOf(name),
    hint: hintOf(name),
    required: required.includes(name),
    asked: askedBy(schema),
  }));
}

/** Above so many characters a text is written into an area of several lines. */
const aLine = 130;

function askedBy(schema: Schema): Asked {
  if (schema.anyOf) return askedByEither(schema.anyOf);
  if (schema.names) return { is: "reference", names: schema.names, number: schema.type !== "string" };
  if (schema.const === true) return { is: "tick" };
  if (schema.const !== undefined) return { is: "choice", values: [schema.const as string] };
  if (schema.enum) return { is: "choice", values: schema.enum };
  if (schema.type === "object") return { is: "group", fields: fieldsOf(schema) };
  if (schema.type === "array") return listOf(schema.items!);
  if (schema.type === "boolean") return { is: "yes-no" };
  if (schema.type === "string") return schema.format === "date" ? { is: "date" } : textOf(schema);
  const least = schema.minimum ?? schema.exclusiveMinimum;
  return { is: "number", whole: schema.type === "integer", least, most: schema.maximum };
}

function textOf({ minLength = 0, maxLength = 0, pattern }: Schema): Asked {
  return {
    is: "text",
    long: !pattern && (maxLength > aLine || (minLength >= 20 && maxLength === 0)),
    most: maxLength || undefined,
  };
}

function listOf(items: Schema): Asked {
  const of = askedBy(items);
  // A step of a recipe is a sentence; a taste is a word.
  const words = (of.is === "text" && (items.minLength ?? 0) < 5) || of.is === "number";
  if (words) return { is: "words", number: of.is === "number" };
  return { is: "rows", of: of.is === "text" ? { ...of, long: true } : of, lone: false };
}

/** One or several; a name or a name with more; one of several things. */
function askedByEither(ways: readonly Schema[]): Asked {
  const [first, second] = ways;
  if (first?.names && second?.type === "array") return { is: "rows", of: askedBy(first), lone: true };
  if (first?.names && second?.properties) {
    const fields = fieldsOf(second);
    const short = fields.find(({ asked }) => asked.is === "reference" && asked.names === first.names)?.name;
    return { is: "group", fields: fields.map((field) => ({ ...field, required: field.name === short })), short };
  }
  const fields = ways.flatMap((way) => fieldsOf(way)).map((field) => ({ ...field, required: false }));
  return { is: "group", fields };
}

/** Which kinds a form names entries of. */
export function kindsNamedIn(fields: readonly FormField[]): string[] {
  const names = (asked: Asked): string[] => {
    if (asked.is === "reference") return [asked.names];
    if (asked.is === "rows") return names(asked.of);
    return asked.is === "group" ? asked.fields.flatMap((field) => names(field.asked)) : [];
  };
  return [...new Set(fields.flatMap(({ asked }) => names(asked)))];
}
