import { expect, it } from "vitest";
import { readKept } from "./guest-store.ts";

it("reads a list of ids out of whatever stands in the browser", () => {
  expect(readKept("[3,1,3]")).toEqual([3, 1]);
  for (const odd of [null, "", "{", "null", "7", '"7"', '{"0":7}', '["7",-1,0,1.5,null,{}]'])
    expect(readKept(odd), String(odd)).toEqual([]);
  expect(readKept(JSON.stringify(Array.from({ length: 500 }, (_, id) => id + 1)))).toHaveLength(100);
});
