import { readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { parseArgs } from "node:util";
import { makeBackup, restoreBackup } from "#app/backup/backup.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import { versionsWith } from "#app/database/versions.server.ts";
import { queueKind, queueKinds } from "#app/desk/queue-kinds.server.ts";
import { exportedPhotographs, exportFile, exportLibrary } from "#app/library/content.server.ts";
import {
  isLibraryEmpty,
  type LoadReport,
  loadFile,
  loadLibrary,
  loadSynthetic,
  proofread,
  schemasOf,
  shippedLibrary,
} from "#app/library/library.server.ts";
import { newsletterNamed, newsletterNames } from "#app/newsletters/newsletters.ts";
import { sendNewsletter, tryNewsletter } from "#app/newsletters/send.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { followGuide } from "#app/own-recipes/follow-ingredients.server.ts";
import { inStoreOf } from "#app/photographs/photographs.server.ts";
import { whyFileFailed } from "#app/platform/failed-file.ts";
import { countPeople, createUser } from "#app/visitor/users.server.ts";
import { databaseTypes, writeDatabaseTypes } from "./database-types.ts";

type Given = { values: Record<string, string | boolean | undefined>; positionals: string[] };
type Command = {
  name: string;
  /** How many words it takes at most, beside its options. */
  takes: number;
  usage: string;
  options: NonNullable<Parameters<typeof parseArgs>[0]>["options"] & object;
  /** Opens the house only where it is needed: that may start a database. Gives the exit code. */
  run(open: () => Promise<House>, given: Given): Promise<number>;
};

/** What members wrote follows what was loaded, in the same transaction. */
const follow = (db: Queries) => followGuide(db, null);

const text = { type: "string" } as const;
const yes = { type: "boolean" } as const;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function isRole(role: unknown): role is "member" | "editor" | "admin" {
  return role === "member" || role === "editor" || role === "admin";
}

/** A number of entries as it was given. */
function countGiven(name: string, given: unknown, least: number, most: number): number {
  const count = typeof given === "string" && /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (!(count >= least && count <= most)) throw new Error(`--${name} is a whole number from ${least} to ${most}`);
  return count;
}

async function folderOf([given]: string[]): Promise<string> {
  if (given === undefined) return shippedLibrary;
  const folder = resolve(given);
  await readdir(folder).catch((error) => {
    throw new Error(`The folder ${folder} cannot be read (${whyFileFailed(error)})`);
  });
  return folder;
}

function fileOf([given]: string[]): string {
  if (given === undefined) throw new Error("Name one file");
  return resolve(given);
}

const heldIn = ({ tables, rows, pictures }: { tables: number; rows: number; pictures: number }) =>
  `${tables} tables with ${rows} rows, and ${pictures} files of pictures,`;

/** What a load did to which entries, each of few and some of many. */
function tellEntries(report: LoadReport): void {
  for (const { file, field, reason } of report.refused) say(`refused  ${file}  ${field || "(file)"}  ${reason}`);
  for (const kind of ["added", "changed", "removed"] as const) {
    for (const change of report[kind].slice(0, 50)) say(`${kind.padEnd(8)} ${change.kind} ${change.key}`);
    if (report[kind].length > 50) say(`${kind.padEnd(8)} and ${report[kind].length - 50} more`);
  }
  for (const { kind, key } of report.kept) say(`kept     ${kind} ${key}: the desk and the file say different things`);
  for (const { kind, key } of report.away) say(`away     ${kind} ${key}: kept away, the desk has deleted it`);
}

function tellCounts({ added, changed, removed, refused, milliseconds }: LoadReport): void {
  say(
    `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${refused.length} refused in ${milliseconds} ms`,
  );
}

/** The formats of `import` and `export` (contract.md, 1, leaves them open: docs/decisions/2026-11-26-one-file.md). */
const formats = {
  json: { holds: "the whole guide in one file of data files' lists", read: loadFile, write: exportFile },
};

const formatsTold = Object.entries(formats)
  .map(([name, { holds }]) => `${name}: ${holds}`)
  .join(", ");

/** A format and a file as they were named. */
function formatAndFile([name = "", ...rest]: string[]) {
  if (!Object.hasOwn(formats, name))
    throw new Error(`There is no format "${name.slice(0, 40)}": there is ${Object.keys(formats).join(", ")}`);
  return { format: formats[name as keyof typeof formats], file: fileOf(rest) };
}

/** What the command line can do, by its words. */
export const commands: Command[] = [
  {
    name: "user create",
    takes: 0,
    usage: "user create --email E --password P [--name N] [--role member|editor|admin] [--premium] [--subscriber]",
    options: { email: text, password: text, name: text, role: text, premium: yes, subscriber: yes },
    async run(open, { values }) {
      const role = values.role ?? "member";
      if (typeof values.email !== "string" || typeof values.password !== "string")
        throw new Error("--email and --password are needed");
      if (!isRole(role)) throw new Error("--role is member, editor or admin");
      const name = typeof values.name === "string" ? { name: values.name } : {};
      // Subscriber and premium are one membership (contract.md, 6).
      const premium = values.premium === true || values.subscriber === true;
      const created = await createUser(await open(), {
        email: values.email,
        password: values.password,
        role,
        premium,
        ...name,
      });
      if (!created.ok) throw new Error(created.reason);
      say(`User ${values.email} created (${role}${premium ? ", premium" : ""})`);
      return 0;
    },
  },
  {
    name: "content load",
    takes: 1,
    usage:
      "content load [DIR] [--prune [--yes]] [--take-files]   (adds and changes; --prune removes what DIR does not hold; --take-files: over what the desk wrote)",
    options: { prune: yes, yes, "take-files": yes },
    async run(open, { values, positionals }) {
      const folder = await folderOf(positionals);
      const how = {
        prune: values.prune === true,
        yes: values.yes === true,
        takeFiles: values["take-files"] === true,
      };
      const house = await open();
      const report = await loadLibrary(house.bulk, folder, { ...how, holds: inStoreOf(house), follow });
      tellEntries(report);
      if (report.away.length > 0)
        say("It is brought back at the desk, or by --take-files; content export takes it out of the files.");
      if (report.kept.length > 0)
        say("The desk's words stand. content export writes them into the files; --take-files takes the files' words.");
      for (const file of report.photographs.taken) say(`put up   ${file}`);
      for (const file of report.photographs.absent)
        say(
          `absent   ${file}: this site has not its files, or not what it is of; copy them into its store and load again`,
        );
      tellCounts(report);
      if (report.refused.length > 0) say("Nothing was changed.");
      return report.refused.length > 0 ? 1 : 0;
    },
  },
  {
    name: "content export",
    takes: 1,
    usage: "content export [DIR]   (writes what editors changed at the desk back into the data files; all else stays)",
    options: {},
    async run(open, { positionals }) {
      const folder = await folderOf(positionals);
      const { bulk } = await open();
      const exported = await exportLibrary(bulk, folder, { settles: folder === shippedLibrary });
      for (const { kind, key, file, gone } of exported) say(`${file}  ${kind} ${key}${gone ? ": taken out" : ""}`);
      const photographs = await exportedPhotographs(bulk, folder);
      if (photographs !== null) say(`photographs.json names ${photographs}`);
      const same = exported.length === 0 && photographs === null;
      say(same ? "The files say already what the desk says." : `${exported.length} written.`);
      return 0;
    },
  },
  {
    name: "content check",
    takes: 1,
    usage: "content check [DIR]   (what a load refuses, what reads oddly; without DIR it needs no database)",
    options: {},
    async run(open, { positionals }) {
      const folder = await folderOf(positionals);
      // What ships is whole; a folder of somebody's own may add to what is loaded.
      const found = await proofread(folder, positionals[0] ? (await open()).bulk : null);
      for (const { file, field, reason } of found) say(`${file}  ${field || "(file)"}  ${reason}`);
      say(found.length === 0 ? "Nothing to mend." : `${found.length} to mend.`);
      return found.length === 0 ? 0 : 1;
    },
  },
  {
    name: "content schema",
    takes: 0,
    usage: "content schema   (writes the JSON Schemas of the data files)",
    options: {},
    async run() {
      for (const [kind, schema] of Object.entries(schemasOf())) {
        await writeFile(join(shippedLibrary, "schema", `${kind}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
      }
      say("Schemas written to content/schema");
      return 0;
    },
  },
  {
    name: "import",
    takes: 2,
    usage: `import FORMAT FILE [--dry-run] [--take-files]   (${formatsTold}; it adds and changes, as content load does)`,
    options: { "dry-run": yes, "take-files": yes },
    async run(open, { values, positionals }) {
      const { format, file } = formatAndFile(positionals);
      const dryRun = values["dry-run"] === true;
      const { bulk } = await open();
      const report = await format.read(bulk, file, { dryRun, takeFiles: values["take-files"] === true, follow });
      tellEntries(report);
      tellCounts(report);
      if (dryRun || report.refused.length > 0) say("Nothing was changed.");
      return report.refused.length > 0 ? 1 : 0;
    },
  },
  {
    name: "export",
    takes: 2,
    usage: `export FORMAT FILE   (${formatsTold}; with what the desk says, without what members wrote: see backup)`,
    options: {},
    async run(open, { positionals }) {
      const { format, file } = formatAndFile(positionals);
      say(`${await format.write((await open()).bulk, file)} entries written to ${file}`);
      return 0;
    },
  },
  {
    name: "generate",
    takes: 0,
    usage:
      "generate --recipes N --ingredients N [--seed N]   (makes entries up for load tests; the same seed, the same entries)",
    options: { recipes: text, ingredients: text, seed: text },
    async run(open, { values }) {
      const recipes = countGiven("recipes", values.recipes, 0, 1_000_000);
      const ingredients = countGiven("ingredients", values.ingredients, recipes > 0 ? 1 : 0, 200_000);
      const seed = countGiven("seed", values.seed ?? "1", 0, 2 ** 31);
      const house = await open();
      if (await isLibraryEmpty(house.bulk)) await loadLibrary(house.bulk, shippedLibrary);
      const report = await loadSynthetic(house.bulk, { recipes, ingredients, seed });
      for (const { file, field, reason } of report.refused.slice(0, 20)) say(`refused  ${file}  ${field}  ${reason}`);
      if (report.refused.length > 0) throw new Error("Nothing was made.");
      const { added, changed, milliseconds } = report;
      say(`${added.length} added, ${changed.length} changed in ${milliseconds} ms`);
      return 0;
    },
  },
  {
    name: "queue",
    takes: 1,
    usage: `queue KIND   (what waits for an editor, the oldest first; ${Object.keys(queueKinds).join(", ")})`,
    options: {},
    async run(open, { positionals }) {
      const queue = queueKind(positionals[0] ?? "");
      if (!queue) {
        say(`Which queue? There is: ${Object.keys(queueKinds).join(", ")}`);
        return 1;
      }
      const { db } = await open();
      const waiting = await queue.waiting(db, { limit: 100, offset: 0 });
      for (const { id, title, from, sent } of waiting) say(`${id}  sent ${sent}  ${title}\n    ${from}`);
      say(`${await queue.count(db)} waiting. An editor decides at /desk/queue/${positionals[0]}.`);
      return 0;
    },
  },
  {
    name: "newsletter send",
    takes: 1,
    usage: `newsletter send NAME [--dry-run]   (${newsletterNames.join(", ")}; cut off, it goes on where it was)`,
    options: { "dry-run": yes },
    async run(open, { values, positionals }) {
      const name = newsletterNamed(positionals[0] ?? "");
      if (!name) {
        say(`Which newsletter? There is: ${newsletterNames.join(", ")}`);
        return 1;
      }
      const house = await open();
      if (values["dry-run"] === true) {
        const { subject } = await tryNewsletter(house, name);
        say(
          subject === null
            ? "Nothing is new: there is nothing to send."
            : `${subject}\nWritten to ${house.settings.DATA_DIR}/mail, and sent to nobody.`,
        );
        return 0;
      }
      const { subject, resumed, sent, failed } = await sendNewsletter(house, name);
      if (subject === null) say("Nothing is new: nothing was sent.");
      else
        say(
          `${subject}\n${resumed ? "An issue that was cut off, to the rest of its readers" : "A new issue"}: ${sent} sent, ${failed.length} failed.`,
        );
      if (failed.length > 0) say("Send it again: it goes to those whom it did not reach.");
      return failed.length > 0 ? 1 : 0;
    },
  },
  {
    name: "backup",
    takes: 1,
    usage: "backup FILE   (all that the site knows, as it stands at one moment; the site goes on meanwhile)",
    options: {},
    async run(open, { positionals }) {
      const file = fileOf(positionals);
      const { bulk: db, uploads, databaseVersion } = await open();
      const held = await makeBackup({ db, storage: uploads.storage }, file, versionsWith(databaseVersion).jigger);
      say(`${heldIn(held)} written to ${file}. Whoever has it can read all of it: keep it where only you can.`);
      return 0;
    },
  },
  {
    name: "restore",
    takes: 1,
    usage:
      "restore FILE [--yes]   (puts a backup back in place of all that is there; --yes where people have accounts)",
    options: { yes },
    async run(open, { values, positionals }) {
      const file = fileOf(positionals);
      const { bulk: db, uploads } = await open();
      const people = await countPeople(db);
      if (people > 0 && values.yes !== true) {
        say(
          `Nothing was changed: ${people} accounts are here, and would be gone. Say --yes to put the backup in their place.`,
        );
        return 1;
      }
      say(`${heldIn(await restoreBackup({ db, storage: uploads.storage }, file))} restored from ${file}.`);
      return 0;
    },
  },
  {
    name: "database types",
    takes: 0,
    usage: "database types   (writes the types of the tables after a migration was added)",
    options: {},
    async run(open) {
      await writeDatabaseTypes((await open()).pool, databaseTypes);
      say("Types written to app/database/database-types.ts");
      return 0;
    },
  },
];
