import { describe, expect, it } from "vitest";
import { changeOf, type MarkKind, markIntents, markKinds, mayHave, ownKinds } from "./kinds.ts";

const negroni = { link_table: "cocktails", link_id: 77 } as const;
const named = { link_table: "cocktails", link_id: "77" };
const kinds = Object.keys(markKinds) as MarkKind[];

describe("the kinds of marks", () => {
  it("are favourite, wish and what is not for somebody; two have a table of their own", () => {
    expect(kinds).toEqual(["favourite", "wish", "disliked"]);
    expect(ownKinds).toEqual(["favourite", "wish"]);
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
    expect(had(false, false)).toEqual(["favourite"]);
    expect(had(true, false)).toEqual(["favourite", "wish"]);
    expect(had(true, true)).toEqual(kinds);
  });

  it("have the calls of the specification", () => {
    expect(markIntents).toEqual({
      "favourite-add": "favourite/add",
      "favourite-remove": "favourite/remove",
      "wish-add": "wishlist/add",
      "wish-remove": "wishlist/remove",
      tried: "contactengagement/tried",
    });
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
