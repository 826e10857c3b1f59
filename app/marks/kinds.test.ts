import { describe, expect, it } from "vitest";
import { changeOf, type MarkKind, markIntents, markKinds, mayHave, ownKinds } from "./kinds.ts";

const negroni = { link_table: "cocktails", link_id: 77 } as const;
const named = { link_table: "cocktails", link_id: "77" };
const kinds = Object.keys(markKinds) as MarkKind[];

describe("the kinds of marks", () => {
  it("have a table and a field of their own, or are a value of what keeps how somebody liked it", () => {
    for (const kind of kinds) {
      const { table, value, field } = markKinds[kind];
      if ((ownKinds as MarkKind[]).includes(kind)) expect([value, typeof field]).toEqual([null, "string"]);
      else expect([table, field]).toEqual(["tried", null]);
    }
  });

  it("share no table, no field and no word with one another", () => {
    for (const part of ["table", "field"] as const) {
      const values = kinds.map((kind) => markKinds[kind][part]);
      expect(new Set(values).size).toBe(kinds.length);
    }
    const words = kinds.flatMap((kind) => [...new Set(Object.values(markKinds[kind].words))]);
    expect(new Set(words).size).toBe(words.length);
  });

  it("are for every subject, or for those of which it may be said", () => {
    const had = (wished: boolean, tried: boolean) => kinds.filter((kind) => mayHave(kind, { wished, tried }));
    const those = (...whose: string[]) => kinds.filter((kind) => whose.includes(markKinds[kind].whose));
    expect(had(false, false)).toEqual(those("every"));
    expect(had(true, false)).toEqual(those("every", "wished"));
    expect(had(false, true)).toEqual(those("every", "tried"));
    expect(had(true, true)).toEqual(kinds);
    expect(["favourite", "wish", "disliked"].map((kind) => markKinds[kind as MarkKind].whose)).toEqual([
      "every",
      "wished",
      "tried",
    ]);
  });

  it("have the calls of the specification", () => {
    expect(markIntents).toMatchObject({
      "favourite-add": "favourite/add",
      "favourite-remove": "favourite/remove",
      "wish-add": "wishlist/add",
      "wish-remove": "wishlist/remove",
      tried: "contactengagement/tried",
    });
  });

  it("have two calls each, which no other has", () => {
    const calls = ownKinds.flatMap((kind) => [markIntents[`${kind}-add`], markIntents[`${kind}-remove`]]);
    expect(calls).toEqual(ownKinds.flatMap((kind) => Object.values(markKinds[kind].calls)));
    expect(new Set(calls).size).toBe(2 * ownKinds.length);
    expect(Object.keys(markIntents)).toHaveLength(calls.length + 1);
  });
});

describe("turning a mark", () => {
  it("is a call of its own where it has a table", () => {
    expect(changeOf("favourite", negroni, true)).toEqual({
      intent: "favourite-add",
      call: "favourite/add",
      fields: named,
    });
    expect(changeOf("wish", negroni, false)).toEqual({
      intent: "wish-remove",
      call: "wishlist/remove",
      fields: named,
    });
  });

  it("gives what was said of having tried it back, where it took that one's place", () => {
    const values = (on: boolean, before?: string) => changeOf("disliked", negroni, on, before).fields.value;
    expect(values(true, "liked")).toBe("disliked");
    expect(values(false, "must_try")).toBe("must_try");
    expect(values(false, "disliked")).toBe("not_tried");
    expect(values(false)).toBe("not_tried");
  });
});
