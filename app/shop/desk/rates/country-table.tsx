import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { WideTable } from "../wide-table.tsx";
import type { DeskCountry } from "./rates-desk-store.server.ts";

type Rate = DeskCountry["rates"][number];
const categories = ["standard", "books", "reduced"] as const;

/** Where the shop delivers: what is taxed how today, what will be, and from which age alcohol is sold. */
export function CountryTable({ countries }: { countries: readonly DeskCountry[] }) {
  return (
    <WideTable label="Countries" heads={["Country", "Standard", "Books", "Reduced", "Alcohol from"]}>
      {countries.map(({ code, name, alcohol_age, sure, source, rates }) => (
        <tr key={code} className="border-line border-b align-top">
          <th scope="row" className="py-2 pr-4 text-left font-semibold">
            {name} <span className="font-normal text-muted">{code}</span>
          </th>
          {categories.map((category) => (
            <td key={category} className="py-2 pr-4">
              <Rates
                rates={rates.filter((rate) => rate.category === category)}
                none={rates.length === 0 || category === "standard" ? "no VAT" : "as standard"}
              />
            </td>
          ))}
          <td className="py-2" title={source}>
            {alcohol_age ?? "None is sent"} {sure ? null : <Unsure />}
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

function Rates({ rates, none }: { rates: readonly Rate[]; none: string }) {
  const { locale } = useReader();
  const now = rates.find((rate) => rate.now);
  const later = rates.filter(({ holds_from }) => now && holds_from > now.holds_from);
  if (!now && later.length === 0) return <span className="text-muted">{none}</span>;
  return (
    <>
      {now ? (
        <span title={`${now.source}, from ${now.holds_from}`} className="tabular-nums">
          {now.rate / 100} % {now.sure ? null : <Unsure />}
          {now.sure ? null : <span className="block max-w-56 text-muted text-sm">{now.source}</span>}
        </span>
      ) : null}
      {later.map(({ rate, holds_from }) => (
        <span key={holds_from} className="block text-muted text-sm">
          {rate / 100} % from {showDay(holds_from, locale)}
        </span>
      ))}
    </>
  );
}

function Unsure() {
  return <span className="font-semibold text-bad text-sm">look up</span>;
}
