import { z } from "zod";
import { calls } from "#app/api/calls.server.ts";
import type { Operation } from "#app/operations/operation.ts";

/** Every module that holds operations: they are named so, but for a few. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    "/app/**/*{operation,operations,task,tasks}.server.ts",
    "/app/**/{keep-search,save-ingredient,load-ingredient,menu-shown,mails,makeable,passkey-sign-in}.server.ts",
    "/app/shop/details/{load-details,place-order,settle-basket}.server.ts",
  ],
  { eager: true },
);

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "handle" in value && "who" in value && "input" in value;
}

/** Every operation of the product by its name: those behind calls, as calls read them, and those that only pages run. */
export const everyOperation: ReadonlyMap<string, Operation> = new Map([
  ...Object.values(modules)
    .flatMap((module) => Object.values(module))
    // Some stand together under their names, as those of marks do.
    .flatMap((value) => (isOperation(value) ? [value] : value instanceof Object ? Object.values(value) : []))
    .filter(isOperation)
    .map((one) => [one.name, one] as const),
  ...calls.map(({ operation }) => [operation.name, operation] as const),
]);

export type Field = { enum?: unknown[]; type?: string; pattern?: string };

/** The fields that an operation reads, as its description has them. */
export function fieldsOf({ input }: Operation): Record<string, Field> {
  const described = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return (described.properties ?? {}) as Record<string, Field>;
}
