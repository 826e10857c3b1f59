import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Tabs } from "#app/ui/list.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { collectionsPath } from "./collections/collection.ts";
import { WithPageQueue } from "./queue/page-queue.tsx";

/** The builder's index. */
export const homePath = "/builder/home";

const own = { path: homePath, name: "Cocktail builder" };

const tabs = [
  { text: "The builder", to: homePath },
  { text: "Your ingredients", to: "/builder/ingredients" },
  { text: "Recipes", to: "/builder/recipes" },
  { text: "Search by ingredients", to: "/builder/recipes/search" },
  { text: "Saved searches", to: "/builder/recipes/searches" },
  { text: "Your recipes", to: "/builder/recipes/your-recipes" },
  { text: "Collections", to: collectionsPath },
];

type Props = {
  /** The address of the tab that is shown. */
  here: string;
  title: string;
  /** What the page is called in the browser's tab, where that is more than its title. */
  name?: string;
  description: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** What can be done on the page, as buttons below its head. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What stands around every screen of the builder: its tabs, and what the page is. */
export function BuilderFrame({ here, title, name = title, description, lead, actions, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className="page-width pt-6 md:pt-10">
      <meta name="robots" content="noindex" />
      <DocumentHead
        title={`${name} · Cocktail builder`}
        description={description}
        at={pathname === homePath ? own : { path: pathname, name, above: [{ name: own.name, href: own.path }] }}
      />
      <Tabs label="Screens of the builder" tabs={tabs} here={here} />
      <PageHead eyebrow="Cocktail builder" title={title}>
        {lead}
      </PageHead>
      {actions ? <p className="-mt-1 mb-6 flex flex-wrap gap-2 sm:gap-3 md:-mt-3">{actions}</p> : null}
      <WithPageQueue>{children}</WithPageQueue>
    </div>
  );
}
