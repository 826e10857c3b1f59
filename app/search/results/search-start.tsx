import { A } from "#app/ui/link.tsx";
import { resultsPath } from "../keyword.ts";

const lists = [
  { text: "All cocktails", to: "/cocktails" },
  { text: "Without alcohol", to: "/cocktails?without_alcohol=1" },
  { text: "With gin", to: "/cocktails?spirit=gin" },
  { text: "With rum", to: "/cocktails?spirit=rum" },
  { text: "With whisky", to: "/cocktails?spirit=whisky" },
  { text: "Strong and stirred", to: "/cocktails?method=stir&strength=strong" },
];

const keywords = ["Negroni", "Old Fashioned", "Margarita", "Espresso Martini", "Elderflower", "Smoky", "Brunch"];

/** Where to begin when nothing has been searched for yet. */
export function SearchStart() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Links title="Popular lists" links={lists} />
      <Links title="For example" links={keywords.map((text) => ({ text, to: resultsPath(text) }))} />
    </div>
  );
}

function Links({ title, links }: { title: string; links: { text: string; to: string }[] }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">{title}</h2>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ text, to }) => (
          <li key={to}>
            <A to={to} className="button button-quiet">
              {text}
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}
