import type { ReactNode } from "react";
import type { JsonLd } from "#app/kit/json-ld.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { PageHead, SocialMeta } from "#app/ui/page.tsx";

import { CardGroups, type ShownGroup } from "../areas/entry/card-groups.tsx";
import type { ContentPage } from "../content-pages.ts";

type Props = {
  page: ContentPage;
  lead: string;
  shown: { jsonLd: JsonLd; groups: ShownGroup[] };
  children: ReactNode;
};

/** A page of text: its head, its own part, and what it leads on to. */
export function ContentFrame({ page, lead, shown, children }: Props) {
  return (
    <article className="page-width pt-8 md:pt-12">
      <title>{page.title.endsWith("Jigger") ? page.title : `${page.title} · Jigger`}</title>
      <meta name="description" content={page.description} />
      <SocialMeta title={page.title} description={page.description} path={page.path} />
      <JsonLdScript of={shown.jsonLd} />
      <PageHead title={page.title}>{lead}</PageHead>
      {children}
      <CardGroups groups={shown.groups} />
    </article>
  );
}

/** A heading and its paragraphs. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 max-w-prose text-lg">
      <h2 className="mb-3 text-3xl">{title}</h2>
      <div className="space-y-4">{children}</div>
    </section>
  );
}

/** A link within a text. */
export function To({ to, children }: { to: string; children: ReactNode }) {
  return (
    <A to={to} className="text-link">
      {children}
    </A>
  );
}
