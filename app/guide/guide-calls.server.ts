import { type Call, expose } from "#app/operations/expose.server.ts";
import { categoriesCall, shopSearchCall } from "#app/shop/addresses.ts";
import { listCall } from "./area.ts";
import { readings } from "./area-readings.server.ts";
import { listOperation } from "./areas/area-operations.server.ts";
import { categoryOperation, streamOperation } from "./boxes/box-operations.server.ts";
import { creatorOperation } from "./people/creator-operation.server.ts";
import { categoryDropdown, producerDropdown } from "./products/dropdown-operations.server.ts";
import { listCategories, searchShop } from "./shop/shop-operations.server.ts";
import { unitOperation } from "./units/unit-operations.server.ts";

const root = "/api/dev/frontend";

/** The guide's calls (guide.md, 7; contract.md, 5). */
export const guideCalls: Call[] = [
  expose(streamOperation, { at: `${root}/box/infinite-scroll`, as: "json" }),
  expose(categoryOperation, { at: `${root}/box/category-list`, as: "json", methods: ["GET", "POST"] }),
  expose(categoryDropdown, { at: `${root}/bws/dropdowns`, as: "json" }),
  expose(creatorOperation, { at: `${root}/search/cocktail-creator`, as: "json" }),
  expose(producerDropdown, { at: `${root}/producers/dropdowns`, as: "json" }),
  ...Object.values(readings).map((reading) =>
    expose(listOperation(reading), { at: listCall(reading.area), as: "json" }),
  ),
  expose(searchShop, { at: shopSearchCall, as: "json" }),
  expose(listCategories, { at: categoriesCall, as: "json" }),
  expose(unitOperation, { at: `${root}/cocktails/unit-measures`, as: "json" }),
];
