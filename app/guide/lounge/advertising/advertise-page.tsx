import { redirect } from "react-router";
import { localeNamed } from "#app/i18n/locale.ts";
import { pageJsonLd } from "#app/kit/json-ld.ts";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { basketPath } from "#app/shop/addresses.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { PageHead, SocialMeta } from "#app/ui/page.tsx";
import { wayTo } from "../../areas/json-ld.server.ts";
import { contentPages } from "../../content-pages.ts";
import { jobs } from "../lounge.ts";
import type { Route } from "./+types/advertise-page";
import { type AdvertErrors, type AdvertForm as AdvertFields, advertFields, longest } from "./advert.ts";
import { putIntoBasket, soldAdvert } from "./advert-basket.server.ts";
import { AdvertForm } from "./advert-form.tsx";
import { closingDays, sendAdvert } from "./advert-operations.server.ts";

const page = contentPages.advertise;

export async function loader(args: Route.LoaderArgs) {
  const { house, locale } = visitOf(args);
  const sent = args.url.searchParams.has("sent");
  const sold = await soldAdvert(house, localeNamed(locale));
  return { sent, days: closingDays(), jsonLd: pageJsonLd(page, house.settings.BASE_URL, wayTo(jobs)), sold };
}

/** Success answers 303, to the basket where it is bought there; what is not accepted comes back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const caller = await visit.caller();
  const done = await run(sendAdvert, fields, caller);
  if (done.ok) {
    const inBasket = await putIntoBasket(visit.house, caller, typedIn(fields));
    return redirect(inBasket ? basketPath : `${page.path}?sent=1`, 303);
  }
  const errors: AdvertErrors & { form?: string } = done.fields ?? { form: done.reason };
  return rejected(visit, done, { errors, values: typedIn(fields) });
}

/** What was typed, no longer than a field can hold and be told that it is too long. */
function typedIn(fields: Record<string, unknown>): Partial<AdvertFields> {
  const most = 2 * longest.description;
  return Object.fromEntries(
    advertFields.flatMap((name) => {
      const value = fields[name];
      return typeof value === "string" ? [[name, value.slice(0, most)]] : [];
    }),
  );
}

/** Where employers hand in the advertisement of a job (contract.md, 7). */
export default function AdvertisePage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, days, jsonLd, sold } = loaderData;
  const waits = sent && !actionData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{`${actionData ? "Error: " : ""}${waits ? "Advertisement sent" : page.title} · Jigger`}</title>
      <meta name="description" content={page.description} />
      <SocialMeta title={page.title} description={page.description} path={page.path} />
      <JsonLdScript of={jsonLd} />
      {waits ? (
        <Sent offer={sold?.href} />
      ) : (
        <>
          <PageHead title={page.title} eyebrow="Bartenders lounge">
            {sold
              ? "Tell bartenders about a job. An editor reads what you send, and publishes it once it is paid."
              : "Tell bartenders about a job. An editor reads what you send, writes to you, and publishes it."}
          </PageHead>
          <AdvertForm
            values={actionData?.values ?? {}}
            errors={actionData?.errors ?? {}}
            days={days}
            prices={sold?.prices}
            attempt={actionData}
          />
        </>
      )}
    </div>
  );
}

function Sent({ offer }: { offer: string | undefined }) {
  return (
    <>
      <PageHead title="Your advertisement waits for an editor" eyebrow="Bartenders lounge">
        {offer
          ? "Thank you. An editor reads it, and publishes it once it is paid. It could not be put into your basket from here: buy it in the shop, with the same job title and company."
          : "Thank you. An editor reads it and writes to the address that you gave, with the price and a date. Until you have agreed to both, it is not published and costs nothing."}
      </PageHead>
      <p className="flex flex-wrap gap-3">
        {offer ? (
          <A to={offer} className="button button-main">
            Buy it in the shop
          </A>
        ) : null}
        <A to={jobs.path} className={`button ${offer ? "button-quiet" : "button-main"}`}>
          See the jobs
        </A>
        <A to={page.path} className="button button-quiet">
          Advertise another job
        </A>
      </p>
    </>
  );
}
