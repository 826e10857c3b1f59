type Schema = { [keyword: string]: unknown };
type Check = (given: never, value: unknown, schema: Schema, at: string) => string[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
const ifFalse = (good: boolean, what: string) => (good ? [] : [what]);
const own = (schema: Schema, name: string) => Object.hasOwn((schema.properties as object | undefined) ?? {}, name);
const one = (schemas: Schema[], value: unknown, at: string) => schemas.map((each) => faultsOf(each, value, at));

/** What each keyword that our descriptions use asks of a value: each schema by itself, as JSON Schema has it. */
const checks: Record<string, Check> = {
  type: (type: string | string[], value, _, at) =>
    ifFalse(
      [type].flat().some((each) => each === typeOf(value) || (each === "number" && typeOf(value) === "integer")),
      `${at} is ${typeOf(value)}, not ${type}`,
    ),
  enum: (values: unknown[], value, _, at) => ifFalse(values.includes(value), `${at} is none of ${values}`),
  const: (only: unknown, value, _, at) => ifFalse(value === only, `${at} is not ${only}`),
  minimum: (least: number, value, _, at) => ifFalse(!(Number(value) < least), `${at} is below ${least}`),
  maximum: (most: number, value, _, at) => ifFalse(!(Number(value) > most), `${at} is above ${most}`),
  exclusiveMinimum: (least: number, value, _, at) => ifFalse(!(Number(value) <= least), `${at} is not above ${least}`),
  minLength: (least: number, value, _, at) => ifFalse(String(value).length >= least, `${at} is too short`),
  maxLength: (most: number, value, _, at) => ifFalse(String(value).length <= most, `${at} is too long`),
  pattern: (form: string, value, _, at) => ifFalse(new RegExp(form, "u").test(String(value)), `${at} is not ${form}`),
  minItems: (least: number, value, _, at) => ifFalse((value as unknown[]).length >= least, `${at} has too few`),
  maxItems: (most: number, value, _, at) => ifFalse((value as unknown[]).length <= most, `${at} has too many`),
  items: (each: Schema, value, _, at) =>
    Array.isArray(value) ? value.flatMap((item, place) => faultsOf(each, item, `${at}[${place}]`)) : [],
  required: (names: string[], value, _, at) =>
    isObject(value) ? names.flatMap((name) => ifFalse(Object.hasOwn(value, name), `${at}.${name} is missing`)) : [],
  properties: (each: Record<string, Schema>, value, _, at) =>
    Object.entries(isObject(value) ? value : {}).flatMap(([name, held]) =>
      Object.hasOwn(each, name) ? faultsOf(each[name]!, held, `${at}.${name}`) : [],
    ),
  additionalProperties: (more: Schema | boolean, value, schema, at) =>
    Object.entries(isObject(value) ? value : {}).flatMap(([name, held]) => {
      if (own(schema, name) || more === true) return [];
      return more === false ? [`${at}.${name} is not described`] : faultsOf(more, held, `${at}.${name}`);
    }),
  propertyNames: (each: Schema, value, _, at) =>
    Object.keys(isObject(value) ? value : {}).flatMap((name) => faultsOf(each, name, `the name ${at}.${name}`)),
  allOf: (all: Schema[], value, _, at) => one(all, value, at).flat(),
  anyOf: (some: Schema[], value, _, at) => {
    const faults = one(some, value, at);
    return faults.some((each) => each.length === 0) ? [] : faults.flat();
  },
  oneOf: (some: Schema[], value, _, at) =>
    ifFalse(one(some, value, at).filter((each) => each.length === 0).length === 1, `${at} is not one of them`),
};

/** What only tells something. */
const told = new Set(["description", "title", "default", "format", "examples"]);

/**
 * What of a value a schema of `/api/openapi.json` forbids; nothing where it allows the value. A keyword that is not known here is a
 * fault, so that none is passed over.
 */
export function faultsOf(schema: Schema, value: unknown, at = "the reply"): string[] {
  return Object.entries(schema).flatMap(([keyword, given]) => {
    if (told.has(keyword)) return [];
    const check = Object.hasOwn(checks, keyword) ? checks[keyword] : undefined;
    return check ? check(given as never, value, schema, at) : [`${at}: ${keyword} is not known`];
  });
}
