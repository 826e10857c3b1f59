import { showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { Route } from "./+types/glass-page";
import { glassReading } from "./glass-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, glassReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function GlassPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { id, ml, text } = shown.entry;
  const { locale } = useReader();
  const card = { ...shown.card, image: `/drawings/glassware/${id}/scale.svg` };
  return (
    <EntryPage shown={{ ...shown, card }}>
      <FactList
        facts={[
          ["Holds", `${showNumber(ml, locale)} ml to the brim`],
          ["That is", `${showNumber(ml / 25, locale, 1)} jiggers of 25 ml`],
          ["Drawn", "to scale, beside a jigger whose small cup holds 25 ml"],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={shown.links.description} />
      </p>
    </EntryPage>
  );
}
