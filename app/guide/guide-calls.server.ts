import { type Call, expose } from "#app/platform/expose.server.ts";
import { readings } from "./area-readings.server.ts";
import { listOperation as areaListOperation } from "./areas/area-operations.server.ts";
import { categoryOperation, streamOperation } from "./boxes/box-operations.server.ts";
import { listOperation } from "./cocktails/cocktail-operations.server.ts";
import { unitOperation } from "./units/unit-operations.server.ts";

const root = "/api/dev/frontend";

/** The guide's calls (guide.md, 7; contract.md, 5). */
export const guideCalls: Call[] = [
  expose(streamOperation, { at: `${root}/box/infinite-scroll`, as: "json" }),
  expose(categoryOperation, { at: `${root}/box/category-list`, as: "json", methods: ["GET", "POST"] }),
  expose(listOperation, { at: `${root}/cocktails/list`, as: "json" }),
  ...Object.values(readings).map((reading) =>
    expose(areaListOperation(reading), { at: `${root}/${reading.area.section}/list`, as: "json" }),
  ),
  expose(unitOperation, { at: `${root}/cocktails/unit-measures`, as: "json" }),
];
