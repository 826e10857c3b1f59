import { A } from "#app/ui/link.tsx";
import { PopularLinks } from "../begin/beginnings.tsx";
import type { Found, Section } from "../found.ts";

/** Where to begin when nothing has been searched for yet, or nothing was found: what is popular, and the areas. */
export function SearchStart({ popular, areas }: { popular: readonly Found[]; areas: readonly Section[] }) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {popular.length > 0 ? (
        <section>
          <h2 className="mb-3 text-2xl">Popular</h2>
          <PopularLinks found={popular} />
        </section>
      ) : null}
      <section>
        <h2 className="mb-3 text-2xl">Look through an area</h2>
        <ul className="flex flex-wrap gap-2">
          {areas.map(({ section, title, path }) => (
            <li key={section}>
              <A to={path} className="button button-quiet px-3">
                {title}
              </A>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
