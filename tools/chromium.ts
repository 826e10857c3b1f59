import { existsSync } from "node:fs";
import { aptInstall } from "./apt.ts";

/** The shell first: it is the same engine without a window round each page, whose menus and bars took a third of the tests' time. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What it comes in, on Debian; elsewhere and on an older one the second. */
const packages = ["chromium-headless-shell", "chromium"];

/** The path of a Chromium: `CHROMIUM`, one that is installed, or one installed now; null where none can be had. */
export async function findChromium(say: (line: string) => void): Promise<string | null> {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const installed = () => places.find((place) => existsSync(place));
  if (!installed()) await aptInstall(packages, say);
  return installed() ?? null;
}
