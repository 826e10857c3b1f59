import { stringify } from "csv-stringify/sync";
import type { CallFile } from "#app/operations/expose.server.ts";
import type { ListedRow } from "./list-operations.server.ts";

const columns = ["name", "category", "your_rating", "rating", "said_at", "address", "teaser"] as const;

/**
 * A whole list as a file (contract.md, 8: `format=csv` or `json`); null where none is asked for. What a spreadsheet would run
 * as a formula is told to it as text.
 */
export function listFile(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  rows: readonly ListedRow[],
  baseUrl: string,
): CallFile | null {
  const told = rows.map((row) => ({ ...row, address: baseUrl + row.href }));
  if (fields.format === "csv")
    return {
      name: `${name}.csv`,
      type: "text/csv; charset=utf-8",
      text: stringify(told, { header: true, columns: [...columns], escape_formulas: true, bom: true }),
    };
  if (fields.format !== "json") return null;
  const items = told.map((row) =>
    Object.fromEntries(["oid", ...columns].map((key) => [key, row[key as keyof typeof row]])),
  );
  return { name: `${name}.json`, type: "application/json", text: JSON.stringify(items, null, 2) };
}
