import { data } from "react-router";
import { visitOf } from "#app/operations/visit.ts";
import { subjectCounts } from "#app/search/subject-store.server.ts";
import { A } from "#app/ui/link.tsx";
import type { Area } from "../area.ts";
import { areas } from "../areas.ts";
import { contentPages } from "../content-pages.ts";
import type { Route } from "./+types/about-page";
import { ContentFrame, Part, To } from "./content-frame.tsx";
import { contentHeaders, loadContent } from "./content-loader.server.ts";

/** The page of text with how much each area holds. */
export async function loader(args: Route.LoaderArgs) {
  const [shown, counts] = await Promise.all([
    loadContent(args, contentPages.about),
    subjectCounts(visitOf(args).house.db),
  ]);
  const held = (areas as readonly Area[])
    .map(({ table, path, words }) => ({ path, title: words.title, count: counts.get(table) ?? 0 }))
    .filter(({ count }) => count > 0);
  return data({ ...shown, held }, { headers: contentHeaders() });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFrame
      page={contentPages.about}
      shown={loaderData}
      lead="A guide to drinks, and a bar that knows what you can make."
    >
      <Part title="What it is for">
        <p>
          Somebody stands in front of a shelf and wants to know what to do with it. Jigger answers that: say what you
          own in <To to="/my-bar">My Bar</To>, and it tells you every drink that it makes, what is missing for the
          others, why each ingredient counts as there, and which bottle would open the most doors.
        </p>
        <p>
          Around that stands a guide: <To to="/cocktails">recipes</To> with true measures, the{" "}
          <To to="/producers">producers</To> behind the bottles, the <To to="/pubs-and-bars">places</To> and{" "}
          <To to="/people">people</To> that drinks come from, the <To to="/books">books</To> that wrote them down, and
          an <To to="/encyclopedia">encyclopedia</To> for the words.
        </p>
      </Part>
      <section className="mt-10" aria-labelledby="held">
        <h2 id="held" className="mb-4 text-3xl">
          What it holds
        </h2>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {loaderData.held.map(({ path, title, count }) => (
            <li key={path} className="card relative p-4">
              <p className="font-display text-3xl font-semibold">{count}</p>
              <A to={path} className="after:absolute after:inset-0 hover:underline">
                {title}
              </A>
            </li>
          ))}
        </ul>
      </section>
      <Part title="Where it comes from">
        <p>
          Every text here is our own. Facts rest on books, the makers’ own word and the record of the day, and where a
          story is told in two ways we say that it is told. Years that nobody can prove say “about”. Recipes name who
          made them and when, as far as it is known.
        </p>
        <p>
          Companies, jobs and some competitions of the <To to="/bartenders-lounge">trade section</To> are made up, to
          show what real ones will look like. Each of them says that it is a sample.
        </p>
      </Part>
      <Part title="How the pictures are made">
        <p>
          They are drawn by a program from the facts: the glass of the recipe, the colours of what goes into it, the
          garnish, the ice. Nobody photographed them and nobody else’s photographs were used. When a recipe changes, its
          picture does.
        </p>
      </Part>
      <Part title="What it will not do">
        <p>
          It does not follow you from site to site, it loads nothing from anybody else’s machines, and it works without
          a script and without an account. What it keeps in your browser is written down under{" "}
          <To to="/cookie-policy">cookies</To>. It is for people who may drink where they live; recipes{" "}
          <To to="/cocktails?without_alcohol=1">without alcohol</To> are for everybody, and as carefully made.
        </p>
      </Part>
    </ContentFrame>
  );
}
