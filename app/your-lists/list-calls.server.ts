import { type Call, expose } from "#app/operations/expose.server.ts";
import { listFile } from "./list-file.ts";
import { listOperations, putBackOn, takeOff } from "./list-operations.server.ts";
import { listNames } from "./personal-lists.ts";
import { shareList } from "./sharing/share-operations.server.ts";

const root = "/api/dev/frontend/list";

/** The list service (guide.md, 7; contract.md, 5 and 8), and what takes several things off a list at once. */
export const listCalls: Call[] = [
  ...listNames.map((name) =>
    expose(listOperations[name], {
      at: `${root}/${name}`,
      as: "json",
      file: (fields, { result }, baseUrl) => listFile(name, fields, result, baseUrl),
    }),
  ),
  expose(takeOff, { at: `${root}/take-off`, as: "json" }),
  expose(shareList, { at: "/api/dev/frontend/mybar/share", as: "json" }),
  expose(putBackOn, { at: `${root}/put-back`, as: "json" }),
];
