import { expect, it } from "vitest";
import { browserInWords } from "./browser-words.ts";

const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`, "Safari on macOS"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} CriOS/140.0 Mobile Safari/604.1`,
    "Chrome on iPhone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${apple} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["curl/8.0", "A browser that does not say what it is"],
  ["Something (Windows NT 10.0)", "A browser on Windows"],
  [null, "A browser that does not say what it is"],
])("%s", (userAgent, words) => {
  expect(browserInWords(userAgent)).toBe(words);
});
