import { parseArgs } from "node:util";
import { loadDotEnv, readSettings } from "#app/platform/settings.server.ts";
import { openHouse } from "#server/house.ts";
import { commands } from "./commands.ts";

/**
 * The command line: `npm run jigger -- <command>` (contract.md, 1). It joins the running site's
 * database, or starts it for as long as the command takes.
 */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const command = commands.find(({ name }) => name.split(" ").every((word, place) => words[place] === word));
  if (!command) {
    process.stderr.write(
      `Usage: npm run jigger -- <command>\n\n${commands.map(({ usage }) => `  ${usage}`).join("\n")}\n`,
    );
    return words.length === 0 || words[0] === "help" ? 0 : 2;
  }
  const args = parseArgs({
    args: words.slice(command.name.split(" ").length),
    options: command.options,
    allowPositionals: true,
    strict: true,
  });
  const given = { values: args.values as Record<string, string | boolean | undefined>, positionals: args.positionals };
  if (!command.needsHouse) return command.run(null, given);
  loadDotEnv();
  const settings = readSettings({ LOG_LEVEL: "warn", ...process.env });
  const { house, close } = await openHouse(settings, () => undefined);
  try {
    return await command.run(house, given);
  } finally {
    await close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    if (error instanceof Error && error.cause)
      process.stderr.write(`  because: ${error.cause instanceof Error ? error.cause.message : error.cause}\n`);
    process.exitCode = 1;
  },
);
