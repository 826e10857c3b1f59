import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What a guide page loads as script: the framework, what all pages share, its own. A file for each little module would be
 * fifty requests, and compresses worse (tests/http/scripts.test.ts counts).
 */
const groups = [
  { name: "framework", test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie)[\\/]/, priority: 2 },
  // What My Bar's screens share, the editors' desk, and what comes when it is asked for, is no business of the guide's.
  {
    name: "site",
    test: (id: string) =>
      !/[\\/]app[\\/](?:my-bar|desk|search|ui[\\/]combobox|visitor[\\/](?:login|forms))|downshift/.test(id),
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
