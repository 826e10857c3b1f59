import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { digits } from "#app/platform/fields.ts";
import { setLevel } from "../bar/bar-store.server.ts";
import { levels } from "../bar-types.ts";

/** contract.md, 8: set-level: a bottle is full, low or out. What is out counts nowhere; what is low is on the shopping list. */
export const setItemLevel = operation({
  name: "my-bar/set-level",
  summary: "Says whether something in the bar is full, low or out",
  who: "member",
  changes: true,
  input: z.object({ id: digits(1, Number.MAX_SAFE_INTEGER), level: z.enum(levels) }),
  answers: z.object({ id: z.int(), level: z.enum(levels) }),
  async handle({ id, level }, { db, person }) {
    if (!(await setLevel(db, person.id, id, level))) return failure("not-found", "there is no such item in your bar");
    return success({ id, level });
  },
});
