import { describe, expect, it } from "vitest";
import { readAmount } from "./amount.ts";
import { addLine, type DraftLine, moved, readDraft, withPending } from "./draft.ts";
import { garnishItemsIn } from "./garnish-items.ts";
import { youtubeId } from "./youtube.ts";

const row = (ingredientId: number, more: Partial<DraftLine> = {}): DraftLine => ({
  ...{ key: "new", ingredientId, unitId: 1, brandId: null, amount: "30", optional: false, note: "" },
  ...more,
});

describe("a form of a recipe", () => {
  it("is read whatever it is", () => {
    const hostile = [
      {},
      { cocktail: "x" },
      { cocktail: [] },
      { cocktail: { ingredient: "1", name: ["a"], glass: {} } },
    ];
    for (const fields of hostile) expect(readDraft(fields)).toMatchObject({ name: "", glass: "", lines: [] });
    expect(readDraft({ cocktail: null, delete_ingredient: Object.create(null), recipe_status: [] }).isPublic).toBe(
      false,
    );
  });

  it("is public by a yes, and by the word that its status has (guide.md, 4)", () => {
    const said = ["yes", "on", "Public", "public ", "no", "", "Private", "publicly"];
    expect(said.filter((recipe_status) => readDraft({ recipe_status }).isPublic)).toEqual(said.slice(0, 4));
  });

  it("looks at no more rows than a recipe may have twice over", () => {
    const ingredient = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, place) => [`k${place}`, { ingredientId: String(place + 1), unitId: "1" }]),
    );
    expect(readDraft({ cocktail: { ingredient } }).lines).toHaveLength(40);
  });

  it("keeps of an ingredient that is added twice what was said last, in its first place (guide.md, 5)", () => {
    const lines = [row(5), row(6), row(5, { amount: "45" })].reduce(addLine, [] as DraftLine[]);
    expect(lines.map(({ ingredientId, amount }) => [ingredientId, amount])).toEqual([
      [5, "45"],
      [6, "30"],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });

  it("has its rows moved up or down, and nowhere where there is no such place", () => {
    const list = ["a", "b", "c", "d"];
    expect(moved(list, 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(list, 3, 0)).toEqual(["d", "a", "b", "c"]);
    for (const [from, to] of [
      [-1, 0],
      [4, 0],
      [0, -1],
      [0, 4],
    ] as const)
      expect(moved(list, from, to)).toEqual(list);
  });

  it("adds the pending row first, and only with a unit (guide.md, 4 and 5)", () => {
    const pending = { ingredientId: "7", unitId: "1", amount: "20" };
    expect(withPending(readDraft({ pending })).lines).toMatchObject([{ ingredientId: 7 }]);
    expect(withPending(readDraft({ pending: { ingredientId: "7" } })).lines).toEqual([]);
  });

  it("leaves out the rows that it says are deleted, and the film", () => {
    const cocktail = {
      ingredient: { a: { ingredientId: 5, unitId: 1 }, b: { ingredientId: 6, unitId: 1 } },
      youtube_id: "x",
    };
    const draft = readDraft({ cocktail, delete_ingredient: ["a"], delete_youtube_id: "yes" });
    expect([draft.lines.map(({ key }) => key), draft.youtube_id]).toEqual([["b"], ""]);
  });
});

describe("what people type", () => {
  it.each<[typed: string, amount: number | null]>([
    ["22.5", 22.5],
    ["22,5", 22.5],
    ["1/2", 0.5],
    ["1 1/2", 1.5],
    ["1½", 1.5],
    ["½", 0.5],
    ["10/2", 5],
    ["1/3", 0.333],
    ...["0", "-1", "1e3", "5001", "", "1/0", "NaN", "99999", "1 2", "0x10", "½½", " "].map((text): [string, null] => [
      text,
      null,
    ]),
  ])("%s is the amount %s", (typed, amount) => expect(readAmount(typed)).toBe(amount));

  it.each([
    ["A wide orange twist", ["orange-twist"]],
    ["Lemon zest, and a cherry", ["lemon-twist", "cherry"]],
    ["Grated nutmeg", ["nutmeg"]],
    ["nothing at all", []],
  ])("%s is drawn as %s", (text, items) => expect(garnishItemsIn(text)).toEqual(items));

  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1", "dQw4w9WgXcQ"],
    ["youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["https://evil.example/watch?v=dQw4w9WgXcQ", null],
    ["javascript:alert(1)", null],
  ])("%s is the film %s", (typed, id) => expect(youtubeId(typed)).toBe(id));
});
