import { valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead } from "#app/ui/page.tsx";
import { collectionPath } from "../collection.ts";
import type { Route } from "./+types/guest-menu-page";
import { menuOperation } from "./menu-shown.server.ts";
import { MenuView } from "./menu-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { code } = args.params;
  return { code, menu: valueNamed(await run(menuOperation, { id: code }, await visitOf(args).caller())) };
}

/** A menu as its guests read it, where the code on its paper leads. */
export default function GuestMenuPage({ loaderData }: Route.ComponentProps) {
  const { menu, code } = loaderData;
  return (
    <div className="page-width pt-6 md:pt-10 [&>.menu]:mx-auto">
      <meta name="robots" content="noindex" />
      <DocumentHead title={menu.settings.title || menu.name} description="A menu of drinks." />
      {menu.own ? (
        <p className="mb-6 print:hidden">
          <A to={collectionPath(code, "/menu")} className="text-link inline-flex min-h-11 items-center">
            Change this menu
          </A>
        </p>
      ) : null}
      <MenuView menu={menu} code />
    </div>
  );
}
