import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { type MarkTable, markKinds, ownKinds } from "./kinds.ts";
import {
  addMark,
  likedAndNot,
  markedSubjects,
  marksOf,
  membersBounds,
  membersMeans,
  membersRating,
  removeMark,
  setRating,
  setTried,
} from "./mark-store.server.ts";
import { ratings } from "./rating.ts";

let open: TestHouse;
let count = 0;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

const tables: MarkTable[] = ownKinds.map((kind) => markKinds[kind].table);
const negroni: Subject = { link_table: "cocktails", link_id: 77 };
const gin: Subject = { link_table: "ingredients", link_id: 77 };
const unsaid = { ...Object.fromEntries(ownKinds.map((kind) => [markKinds[kind].field, false])), tried: null };

/** Somebody new, who has said nothing. */
async function somebody(): Promise<string> {
  count += 1;
  return (await personIn(open.house, `person-${count}`)).id;
}

type Value = boolean | string | number | null;
/** A change of one thing that somebody said of one subject, and what is so after it. */
type Change = { subject: Subject; of: MarkTable | "tried" | "rating"; value: Value };

const subject = fc.constantFrom(negroni, gin);
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ subject, of: fc.constantFrom(...tables), value: fc.boolean() }),
  fc.record({
    subject,
    of: fc.constant("tried" as const),
    value: fc.constantFrom(null, "must_try", "liked", "disliked"),
  }),
  fc.record({ subject, of: fc.constant("rating" as const), value: fc.constantFrom(null, ...ratings) }),
);

function make(person: string, { subject, of, value }: Change): Promise<void> {
  const { db } = open.house;
  if (of === "tried") return setTried(db, person, subject, value as Parameters<typeof setTried>[3]);
  if (of === "rating") return setRating(db, person, subject, value as number | null);
  return (value ? addMark : removeMark)(db, of, person, subject);
}

/** What somebody said, thing by thing, as `marksOf` tells it. */
async function said(person: string): Promise<Map<string, Value>> {
  const rows = await marksOf(open.house.db, person, [negroni, gin]);
  expect(rows).toHaveLength(2);
  return new Map<string, Value>(
    rows.flatMap((row) => [
      ...ownKinds.map((kind) => [`${markKinds[kind].table} ${oidOf(row)}`, row[markKinds[kind].field]] as const),
      [`tried ${oidOf(row)}`, row.tried] as const,
      [`rating ${oidOf(row)}`, row.rating === null ? null : Number(row.rating)] as const,
    ]),
  );
}

describe("whatever is said of subjects, taken back and said anew", () => {
  it("is in the end what was said last, and of what was said at once one of it; all else stays", async () => {
    const atOnce = fc.array(anyChange, { minLength: 1, maxLength: 5 });
    const other = await somebody();
    const before = await said(other);
    await fc.assert(
      fc.asyncProperty(fc.array(atOnce, { minLength: 1, maxLength: 6 }), async (steps) => {
        const person = await somebody();
        let known = await said(person);
        for (const changes of steps) {
          await Promise.all(changes.map((change) => make(person, change)));
          const now = await said(person);
          for (const [thing, value] of now) {
            const wanted = changes.filter(({ of, subject }) => `${of} ${oidOf(subject)}` === thing);
            expect(wanted.length > 0 ? wanted.map((change) => change.value) : [known.get(thing)]).toContain(value);
          }
          known = now;
        }
      }),
      { numRuns: 25 },
    );
    expect(await said(other)).toEqual(before);
  });
});

describe("what somebody said", () => {
  it("is told of each subject that is asked for, said or not, and of no other", async () => {
    const [ada, { db }] = [await somebody(), open.house];
    await setRating(db, ada, negroni, 4.5);
    expect(await marksOf(db, ada, [])).toEqual([]);
    const [row, ...more] = await marksOf(db, ada, [gin]);
    expect([row, more]).toMatchObject([{ ...gin, ...unsaid, rating: null }, []]);
    const rated = (await marksOf(db, ada, [gin, negroni])).find(({ link_table }) => link_table === "cocktails");
    expect(Number(rated?.rating)).toBe(4.5);
  });

  it("stands on its list newest first; saying it again leaves it where it is, taking it back first does not", async () => {
    const { db } = open.house;
    for (const table of tables) {
      const ada = await somebody();
      const listed = async () => (await markedSubjects(db, table, ada)).map(oidOf);
      for (const one of [negroni, gin, negroni]) await addMark(db, table, ada, one);
      expect(await listed()).toEqual([oidOf(gin), oidOf(negroni)]);
      await removeMark(db, table, ada, negroni);
      await addMark(db, table, ada, negroni);
      expect(await listed()).toEqual([oidOf(negroni), oidOf(gin)]);
    }
  });

  it("of having tried something is found by how it was", async () => {
    const [ada, { db }] = [await somebody(), open.house];
    await setTried(db, ada, negroni, "liked");
    await setTried(db, ada, gin, "must_try");
    await setTried(db, ada, gin, "disliked");
    await addMark(db, "favourite", ada, gin);
    const said = (table: string) => likedAndNot(db, ada, table);
    expect(await said(negroni.link_table)).toEqual({ favourites: [], disliked: [] });
    expect(await said(gin.link_table)).toEqual({ favourites: [gin.link_id], disliked: [gin.link_id] });
  });
});

it("in order of what members make of them few who love a subject do not outdo many who like it", async () => {
  const { db } = open.house;
  const many = await Promise.all(Array.from({ length: 12 }, () => somebody()));
  const rated: Record<number, number[]> = {
    801: Array<number>(12).fill(4.5),
    802: [5, 5, 5],
    803: [5.5, 5.5],
    804: [5.5, 1, 5.5, 1, 5.5],
    805: [3, 3, 3],
  };
  for (const [id, values] of Object.entries(rated))
    for (const [place, value] of values.entries())
      await setRating(db, many[place]!, { link_table: "cocktails", link_id: Number(id) }, value);
  const all = await membersBounds(db, "cocktails");
  const bounds = [...all].filter(([id]) => id in rated);
  expect([...bounds].sort(([, one], [, other]) => other - one).map(([id]) => id)).toEqual([802, 801, 805, 804]);
  for (const [id, bound] of bounds)
    expect(bound).toBeLessThan(rated[id]!.reduce((sum, each) => sum + each) / rated[id]!.length);
});

it("what members make of a subject is the mean of what each said last, and nothing once all took it back", async () => {
  const { db } = open.house;
  const daiquiri = { link_table: "cocktails", link_id: 4 };
  const [ada, harry] = [await somebody(), await somebody()];
  expect(await membersRating(db, daiquiri)).toBe(null);
  await setRating(db, ada, daiquiri, 1);
  await setRating(db, ada, daiquiri, 5.5);
  await setRating(db, harry, daiquiri, 4);
  await setRating(db, harry, { ...daiquiri, link_table: "ingredients" }, 1);
  expect(await membersRating(db, daiquiri)).toEqual({ mean: null, count: 2 });
  const grace = await somebody();
  await setRating(db, grace, daiquiri, 4.5);
  expect(await membersRating(db, daiquiri)).toEqual({ mean: 14 / 3, count: 3 });
  expect((await membersMeans(db, "cocktails")).get(daiquiri.link_id)).toBe(4.7);
  await setRating(db, grace, daiquiri, null);
  await setRating(db, harry, daiquiri, null);
  expect(await membersRating(db, daiquiri)).toEqual({ mean: null, count: 1 });
  await setRating(db, ada, daiquiri, null);
  expect(await membersRating(db, daiquiri)).toBe(null);
});
