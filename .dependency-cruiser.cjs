// The rules of the house, made from the one list of rooms. Read by tools/check-rooms.ts.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const source = readFileSync(join(__dirname, "tools/rooms.ts"), "utf8");
const rooms = [.../\[([^\]]*)\]/.exec(source)[1].matchAll(/"([^"]+)"/g)].map(([, name]) => name);
if (rooms.length < 2) throw new Error("tools/rooms.ts names no rooms: nothing would be checked");

const below = (place) => rooms.slice(place + 1);
const forbidden = [
  {
    name: "no-circles",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  ...rooms.map((room, place) => ({
    name: `ladder-${room}`,
    comment: `${room} may import only rooms below it`,
    severity: "error",
    from: { path: `^app/${room}/` },
    to: { path: "^app/", pathNot: [`^app/${room}/`, ...below(place).map((lower) => `^app/${lower}/`)] },
  })),
  {
    name: "front-hall",
    comment:
      "from outside a room only files directly in it may be imported; one test tries all that reads input, wherever",
    severity: "error",
    from: {
      path: "^(app/([^/]+)/|server/|tools/|bench/|tests/|app/[^/]+$)",
      pathNot: "^tests/rules/bounded-reading\\.test\\.ts$",
    },
    to: { path: "^app/([^/]+)/[^/]+/", pathNot: ["^app/$2/", "/\\+types/"] },
  },
  {
    name: "kit-is-pure",
    severity: "error",
    from: { path: "^app/kit/", pathNot: "\\.test\\.ts$" },
    to: { pathNot: "^app/kit/" },
  },
  {
    name: "engine-is-pure",
    comment: "the availability engine does no I/O and knows no framework",
    severity: "error",
    from: { path: "^app/my-bar/availability", pathNot: "\\.test\\.ts$" },
    to: { pathNot: "^app/my-bar/availability" },
  },
  {
    name: "no-server-in-browser-code",
    comment: "what is not server-only may not import server-only code; pages may, their build strips it",
    severity: "error",
    from: {
      path: "^app/.*\\.tsx?$",
      pathNot: [
        "\\.server\\.tsx?$",
        "-page\\.tsx$",
        "-layout\\.tsx$",
        "-redirect\\.tsx$",
        "-resource\\.ts$",
        "^app/root\\.tsx$",
        "^app/entry\\.",
        "\\.test\\.tsx?$",
        "/test-kit\\.ts$",
      ],
    },
    to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "app-knows-no-server",
    severity: "error",
    from: { path: "^app/", pathNot: "\\.test\\.ts$|/test-kit\\.ts$" },
    to: { path: "^(server|tools|bench|tests)/" },
  },
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|data|\\.react-router)/|/\\+types/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
