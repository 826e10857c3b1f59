import { type Call, call } from "#app/platform/call.server.ts";
import { listCall } from "./area.ts";
import { readings } from "./area-readings.server.ts";
import { areaListAnswer, listOperation } from "./areas/area-operations.server.ts";
import { categoryAnswer, categoryOperation, streamAnswer, streamOperation } from "./boxes/box-operations.server.ts";
import { categoryDropdown, dropdownAnswer, producerDropdown } from "./products/dropdown-operations.server.ts";
import { unitAnswer, unitOperation } from "./units/unit-operations.server.ts";

const root = "/api/dev/frontend";

/** The guide's calls (guide.md, 7; contract.md, 5). */
export const guideCalls: Call[] = [
  call({ path: `${root}/box/infinite-scroll`, methods: ["GET"], operation: streamOperation, answers: streamAnswer }),
  call({
    path: `${root}/box/category-list`,
    methods: ["GET", "POST"],
    operation: categoryOperation,
    answers: categoryAnswer,
  }),
  call({ path: `${root}/bws/dropdowns`, methods: ["GET"], operation: categoryDropdown, answers: dropdownAnswer }),
  call({ path: `${root}/producers/dropdowns`, methods: ["GET"], operation: producerDropdown, answers: dropdownAnswer }),
  ...Object.values(readings).map((reading) =>
    call({
      path: listCall(reading.area),
      methods: ["GET"],
      operation: listOperation(reading),
      answers: areaListAnswer,
    }),
  ),
  call({ path: `${root}/cocktails/unit-measures`, methods: ["GET"], operation: unitOperation, answers: unitAnswer }),
];
