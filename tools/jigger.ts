import { parseArgs } from "node:util";
import { versionsFor } from "#app/database/versions.server.ts";
import { loadDotEnv, readSettings } from "#app/platform/settings.server.ts";
import { explain } from "#server/explain.ts";
import { type OpenHouse, openHouse } from "#server/house.ts";
import { commands } from "./commands.ts";

/**
 * The command line: `npm run jigger -- <command>` (contract.md, 1). It joins the running site's
 * database, or starts it for as long as the command takes.
 */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words[0] === "--version" || words[0] === "-v") return tellVersions();
  const command = commands.find(({ name }) => name.split(" ").every((word, place) => words[place] === word));
  if (!command) {
    const isHelp = words.length === 0 || words[0] === "help" || words[0] === "--help";
    const asked = words.slice(0, words[1]?.startsWith("-") ? 1 : 2).join(" ");
    if (!isHelp) process.stderr.write(`There is no command "${asked.slice(0, 60)}".\n\n`);
    process.stderr.write(
      `Usage: npm run jigger -- <command>\n\n${commands.map(({ usage }) => `  ${usage}`).join("\n")}\n`,
    );
    return isHelp ? 0 : 2;
  }
  const said = words.slice(command.name.split(" ").length);
  if (said.includes("--help")) {
    process.stdout.write(`npm run jigger -- ${command.usage}\n`);
    return 0;
  }
  const args = parseArgs({
    args: said,
    options: command.options,
    allowPositionals: true,
    strict: true,
  });
  const given = { values: args.values as Record<string, string | boolean | undefined>, positionals: args.positionals };
  const surplus = given.positionals.slice(command.takes);
  if (surplus.length > 0) {
    process.stderr.write(
      `"${surplus.join(" ").slice(0, 60)}" is too much for ${command.name}.\n\nnpm run jigger -- ${command.usage}\n`,
    );
    return 2;
  }
  let opened: OpenHouse | undefined;
  const open = async () => {
    loadDotEnv();
    opened ??= await openHouse(readSettings({ LOG_LEVEL: "warn", ...process.env }), () => undefined);
    return opened.house;
  };
  try {
    return await command.run(open, given);
  } finally {
    await opened?.close();
  }
}

// `jigger … | head` closes the pipe before everything is said.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

async function tellVersions(): Promise<number> {
  loadDotEnv();
  const { jigger, node, database } = await versionsFor(readSettings(process.env));
  process.stdout.write(`Jigger ${jigger}\nNode ${node}\n${database}\n`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    explain(error);
    process.exitCode = 1;
  },
);
