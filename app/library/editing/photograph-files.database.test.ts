import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { guidePhotographs, keepGuidePhotograph, moveGuidePhotograph } from "#app/photographs/photographs.server.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { loadLibrary, proofread } from "../library.server.ts";
import { exportedPhotographs } from "./export.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ library: true });
  await personIn(open.house, "ada", "editor");
});
afterAll(() => open?.close());

const fileNo = (number: number) =>
  `photographs/${String(number).repeat(24)}-${"b".repeat(16)}-1200x800-${"c".repeat(48)}.webp`;
const said = { caption: "One sees it", credit: "Ada Byron", source: "Taken for the guide", licence: "CC BY 4.0" };
const [negroni, americano] = [77, 1].map((link_id) => ({ link_table: "cocktails", link_id }));
const holds = async (file: string) => file !== fileNo(3);

it("an export names the photographs on pages by files that tell their content, and a load puts up what it does not know", async () => {
  const folder = scratchFolder("jigger-photographs-");
  const path = join(folder, "photographs.json");
  const { bulk, db } = open.house;
  expect(await exportedPhotographs(bulk, folder)).toBeNull();
  const one = await keepGuidePhotograph(db, negroni!, { ...said, picture: fileNo(1), editorId: "ada" });
  await keepGuidePhotograph(db, americano!, { ...said, picture: fileNo(2), editorId: "ada" });
  expect([await exportedPhotographs(bulk, folder), await exportedPhotographs(bulk, folder)]).toEqual([2, null]);
  const named = async () => JSON.parse(await readFile(path, "utf8")).photographs as { key: string; file: string }[];
  expect((await named()).map(({ key, file }) => [key, file])).toContainEqual(["negroni", fileNo(1)]);

  // A load neither loses what stands there nor brings back what the desk took away.
  expect(await moveGuidePhotograph(db, negroni!, { id: one, status: "away", editorId: "ada" })).toBe(true);
  const states = async () => (await guidePhotographs(db, negroni!)).map(({ picture, status }) => [picture, status]);
  const none = { refused: [], photographs: { taken: [], absent: [] } };
  expect(await loadLibrary(bulk, folder, { holds })).toMatchObject(none);
  expect(await states()).toEqual([[fileNo(1), "away"]]);
  expect((await guidePhotographs(db, americano!)).map(({ status }) => status)).toEqual(["shown"]);

  // What another site exported: put up where its files are here, told where they are not, and kept in the file.
  const other = [3, 4].map((number) => ({ kind: "cocktails", key: "negroni", file: fileNo(number), ...said }));
  const write = async (photographs: object[]) => writeFile(path, JSON.stringify({ $schema: "", photographs }));
  await write([...(await named()), ...other]);
  expect((await loadLibrary(bulk, folder, { holds })).photographs).toEqual({ taken: [fileNo(4)], absent: [fileNo(3)] });
  expect(await states()).toEqual([
    [fileNo(4), "shown"],
    [fileNo(1), "away"],
  ]);
  expect(await exportedPhotographs(bulk, folder)).toBe(3);
  expect((await named()).map(({ file }) => file).sort()).toEqual([2, 3, 4].map(fileNo));

  // A broken file changes nothing, and the check says where.
  await write([{ ...other[0], file: "avatars/x.webp", licence: "Mine" }]);
  const faults = ["photographs.0.file", "photographs.0.licence"];
  expect((await loadLibrary(bulk, folder, { holds })).refused.map(({ field }) => field)).toEqual(faults);
  expect((await proofread(folder)).map(({ field }) => field)).toEqual(faults);
  await rm(folder, { recursive: true });
});
