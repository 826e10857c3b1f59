import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { leanFonts } from "./tools/building/lean-fonts.ts";

/** Modules by where their paths go on from `app` or from the icons. */
const within = (...paths: string[]) => new RegExp(`/(?:app|icons)/(?:${paths.join("|")})`);

/**
 * The files of script that guide pages share, each with all that it needs: the framework; the frame of every page; what shows
 * cards, and texts; what the pages of entries, of recipes and of lists have in common. What a page alone has, and what comes when it is
 * asked for, falls into files by itself (tests/http/built/scripts.test.ts counts files and weight).
 */
const groups = [
  { name: "framework", test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie)[\\/]/, priority: 5 },
  {
    name: "frame",
    test: within(
      "shell/frame",
      "kit/(?!dates)",
      "platform/packed",
      "i18n/(?:loc|measure-s|formats)",
      "uploads/picture-href",
      "ui/inline",
      "guide/area\\.",
    ),
    priority: 4,
  },
  {
    name: "cards",
    test: within(
      "ui/(?:cards/|stars|page|button-state)",
      "guide/(?:areas/area-card|cocktail\\.)",
      "drinks/(?:recipe-state|verdict)",
      "(?:check|plus)\\.",
      "[a-z/]*/personal(?!ise)",
      "marks/personalise-link",
      "operations/makeable",
    ),
    priority: 3,
  },
  {
    name: "text",
    test: within(
      "guide/areas/(?:years|entry/(?:card|named|explained|text))",
      "marks/mark-bar",
      "comments/comments-section",
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: "entry", test: within("guide/areas/entry/"), minShareCount: 2, priority: 1 },
  {
    name: "recipe",
    test: within("drinks/(?:amounts|diets|making-words|strength)", "i18n/(?:jigger|measures)", "guide/cocktails/line"),
    minShareCount: 2,
    priority: 1,
  },
  { name: "growing", test: within("ui/list/(?:grow|load|pager|window)"), minShareCount: 2, priority: 2 },
  {
    name: "form",
    test: within("ui/form/(?:field|labelled|select|choices|use-draft|draft)"),
    minShareCount: 3,
    priority: 2,
  },
  { name: "calls", test: within("platform/client-call", "visitor/consent"), minShareCount: 2, priority: 2 },
  { name: "said", test: within("comments/comments\\.", "uploads/upload"), minShareCount: 2, priority: 3 },
  { name: "thread", test: within("comments/thread/", "account/avatar-picture"), minShareCount: 2, priority: 1 },
  { name: "prices", test: within("i18n/prices", "shop/shop-item"), minShareCount: 2, priority: 2 },
  { name: "buying", test: within("shop/(?:currency|buying)", "guide/shop/shop-asked"), minShareCount: 2, priority: 1 },
  { name: "lists", test: within("ui/list/(?:result|list-type|near)"), minShareCount: 2, priority: 1 },
  {
    name: "filters",
    test: within("guide/areas/list/(?!about|bar-asked|few|fields|quick|letter|above|nothing)", "ui/list/filter-sheet"),
    minShareCount: 2,
  },
];

/** Seven letters of a hash tell apart the few hundred files of a build (42 bits); the list of routes, in every page, is lighter by it. */
const fileNames = { entryFileNames: "assets/[name]-[hash:7].js", chunkFileNames: "assets/[name]-[hash:7].js" };

/**
 * Modules of plain data that is reckoned from much else. Browsers get the data, as it is when the site is built; development
 * and the server read the modules themselves.
 */
const reckoned = /[\\/]app[\\/]shell[\\/]menus\.ts$/;

function reckonedModules(): Plugin {
  return {
    name: "reckoned-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      if (!reckoned.test(id)) return null;
      const values = Object.entries(await import(id));
      for (const [name, value] of values)
        if (!isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value))
          throw new Error(`${name} of ${id} is not plain`);
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
  };
}

/**
 * A text with one letter beyond ASCII takes two bytes for each in memory: the server's own file, 3 MB of them,
 * took six. Written as an escape the letter means the same wherever code may hold it.
 */
function plainLetters(): Plugin {
  return {
    name: "plain-letters",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
    },
  };
}

/**
 * What a part that comes later is asked for with: its styles. The script that it needs besides is nearly always there, and naming it
 * made the frame of every page heavier by 400 bytes.
 */
const styles = (_: string, needed: string[]) => needed.filter((file) => file.endsWith(".css"));

/** On the server a sign of the icon package is drawn once for each of its looks (`app/ui/page/drawn-once.server.tsx`). */
const ownWay = "export { Icon as default };";
function signsDrawnOnce(): Plugin {
  const ours = resolve(import.meta.dirname, "app/ui/page/drawn-once.server.tsx");
  return {
    name: "signs-drawn-once",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!/lucide-react[\\/]dist[\\/]esm[\\/]Icon\.mjs$/.test(id)) return null;
      if (!code.includes(ownWay)) throw new Error("the icon package draws its signs in another way now");
      return code.replace(
        ownWay,
        `import { drawnOnce } from ${JSON.stringify(ours)};\nconst Once = drawnOnce(Icon.render);\nexport { Once as default };`,
      );
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reckonedModules(), plainLetters(), signsDrawnOnce(), leanFonts(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { resolveDependencies: styles } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } } } } },
  // Of 1,700 signs some 90 are shown: the package is cut down to them for the server, too.
  ssr: { noExternal: ["lucide-react"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
