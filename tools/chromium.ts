import { existsSync } from "node:fs";
import { aptInstall } from "./apt.ts";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium: `CHROMIUM`, one that is installed, or one installed now; null where none can be had. */
export function findChromium(say: (line: string) => void): string | null {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  return aptInstall("chromium", say) ? (places.find((place) => existsSync(place)) ?? null) : null;
}
