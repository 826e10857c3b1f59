import { access, constants } from "node:fs/promises";
import { makeFolders } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { whyFileFailed } from "./failed-file.ts";
import { SettingsError } from "./settings.server.ts";

/**
 * Makes the folder of everything that the site keeps, where there is none yet. Others may pass through it only where
 * the database server runs as another user than root.
 * @throws SettingsError with one line when it cannot be made or written to
 */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolders(dataDir, process.geteuid?.() === 0 ? 0o711 : 0o700);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(
      `Setting DATA_DIR cannot be used: ${dataDir} cannot be made or written to (${whyFileFailed(error)}).`,
    );
  }
}
