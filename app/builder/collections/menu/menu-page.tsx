import { data, redirect } from "react-router";
import { readForm, rejected, valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Check, Field, Outcome, Select } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { collectionPath, menuPath, menuSizes } from "../collection.ts";
import { collectionTask } from "../collection-tasks.server.ts";
import type { Route } from "./+types/menu-page";
import { menuOperation } from "./menu-shown.server.ts";
import { MenuView } from "./menu-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { code } = args.params;
  const menu = valueNamed(await run(menuOperation, { id: code }, await visitOf(args).caller()));
  if (!menu.own) throw data(null, { status: 404 });
  return { code, menu };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const menu = await readForm(args.request);
  const done = await run(collectionTask, { id: args.params.code, menu }, await visit.caller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  // The base collection has its code since.
  throw redirect(collectionPath("id_encoded" in done.value ? done.value.id_encoded : args.params.code, "/menu"), 303);
}

const choices = [
  { name: "prices", label: "Show prices" },
  { name: "notes", label: "Show your words on each drink" },
  { name: "hide_out", label: "Hide what your bar cannot make right now" },
] as const;

/** "Make a menu of it": how it shall look, beside how it does. */
export default function MenuPage({ loaderData, actionData }: Route.ComponentProps) {
  const { menu, code } = loaderData;
  const { settings, hidden, is_public, name } = menu;
  return (
    <div className="page-width pt-6 md:pt-10">
      <meta name="robots" content="noindex" />
      <DocumentHead title={`The menu of ${name}`} description="How its menu looks, and a way to print it." />
      <div className="print:hidden">
        <PageHead eyebrow="Menu" title={name}>
          <A to={collectionPath(code)} className="text-link inline-flex min-h-11 items-center">
            Back to the collection
          </A>
        </PageHead>
        {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start justify-items-center gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <form method="post" className="card w-full p-5 print:hidden">
          <div className="grid gap-x-8 md:max-lg:grid-cols-2">
            <div>
              <Field name="title" label="Title" defaultValue={settings.title} maxLength={80} placeholder={name} />
              <Select
                name="size"
                label="It is for"
                none="A5 paper"
                defaultValue={settings.size}
                options={Object.entries(menuSizes).map(([value, text]) => ({ value, text }))}
              />
            </div>
            <div>
              {choices.map(({ name: field, label }) => (
                <Check key={field} name={field} label={label} value="yes" defaultChecked={settings[field]} />
              ))}
            </div>
          </div>
          {hidden > 0 ? (
            <p className="mt-2 text-muted">
              {hidden === 1
                ? "1 thing is hidden, since something for it is not in your bar."
                : `${hidden} things are hidden, since something for them is not in your bar.`}
            </p>
          ) : null}
          <p className="mt-4 flex flex-wrap gap-3">
            <button type="submit" className="button button-main">
              Save
            </button>
            <button type="button" className="button button-quiet needs-script" onClick={() => print()}>
              Print
            </button>
            <A to={menuPath(code)} className="button button-quiet">
              As guests see it
            </A>
          </p>
          {is_public ? null : (
            <p className="mt-4 text-muted">
              The collection is private: only you can read its menu. Make it public, and the code on the menu leads your
              guests to it.
            </p>
          )}
        </form>
        <MenuView menu={menu} code={is_public} heading="h2" />
      </div>
    </div>
  );
}
