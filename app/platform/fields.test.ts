import { expect, it } from "vitest";
import { readFields } from "./body.server.ts";
import { byId, digits, idField } from "./fields.ts";

it("a number stays within its bounds, and says so", () => {
  const small = digits(1, 20);
  expect(small.safeParse("20")).toMatchObject({ success: true, data: 20 });
  for (const value of ["0", "21", 0, 21]) expect(small.safeParse(value).success, String(value)).toBe(false);
  expect(small.safeParse("seven").error?.issues[0]?.message).toBe("must be a whole number");
  expect(small.optional().parse(undefined)).toBeUndefined();
});

it("an id is digits, whatever else a machine would take for a number", () => {
  for (const value of [true, [7], "0x7", "1e3", " 7", "7.0", "", null, undefined, "７", "2147483648"])
    expect(idField.safeParse(value).success, String(value)).toBe(false);
  expect(idField.parse("2147483647")).toBe(2147483647);
});

it("values by id are read under low ids and high ones", () => {
  const fields = byId(idField);
  for (const [sent, read] of [
    ["back[3]=1&back[7]=2", { 3: 1, 7: 2 }],
    ["back[3]=1&back[70000]=2", { 3: 1, 70000: 2 }],
    ["back[0]=1", { 0: 1 }],
  ] as const)
    expect(fields.parse(readFields(sent).back)).toEqual(read);
  for (const sent of ["back=1", "back[3]=x", "back[3][4]=1"])
    expect([sent, fields.safeParse(readFields(sent).back).success]).toEqual([sent, false]);
});
