import { data } from "react-router";
import { publicPage } from "#app/platform/public-page.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { usePart } from "#app/visitor/personal.tsx";
import { membershipPaths, premiumPart } from "./membership.ts";

export { headers } from "#app/operations/page.server.ts";

export function loader() {
  return data(null, { headers: publicPage([], []) });
}

const opens = [
  {
    title: "Tonight, at the top of the front page",
    text: "Five drinks that your bar makes now, and the one bottle that would add the most to them.",
  },
  { title: "What you meant to try", text: "Your must-try list and what you looked at last, one press away." },
  {
    title: "Your year in drinks",
    text: "Month by month, the spirit that you come back to, and the tastes that you like, drawn from what you rated and tried.",
  },
  {
    title: "Notes, and your own bottle",
    text: "Private notes on every drink and bottle, and the bottle that you mean wherever a recipe asks for its kind.",
  },
  {
    title: "Collections and their menus",
    text: "What belongs together, in your order, printed on A5 or A4 or shown on a screen, with a code that leads your guests to it.",
  },
  {
    title: "Several bars",
    text: "The one at home and the one at work: one of them counts, or all of them together.",
  },
];
const stays = [
  "Every recipe, bottle, bar and word of the guide",
  "Your bar, what it makes, and why",
  "The cocktail builder: your ingredients, saved searches and own recipes",
  "Favourites, ratings and all your lists, with downloads",
];

/** What membership is (contract.md, 6): what it opens, and what is everybody's anyway. */
export default function PremiumPage() {
  const premium = usePart(premiumPart);
  return (
    <div className="page-width pt-6 md:pt-10">
      <DocumentHead
        title="Premium membership"
        description="What premium membership of Jigger opens: a front page that begins with your own bar, notes, collections with menus, several bars."
        at={{ path: membershipPaths.about, name: "Premium membership" }}
      />
      <PageHead title="Premium membership" eyebrow="Membership">
        A front page that begins with your bar, notes, collections and several bars. The guide itself stays everybody’s.
      </PageHead>
      <ul className="mb-8 grid gap-4 md:grid-cols-3">
        {opens.map(({ title, text }) => (
          <li key={title} className="card p-5">
            <h2 className="mb-2 text-xl">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mb-10 flex flex-wrap gap-3">
        <A to={membershipPaths.own} className="button button-main">
          {premium ? "Your membership" : "Become a member"}
        </A>
        {premium ? (
          <A to="/#premium-dashboard" className="button button-quiet">
            Your dashboard
          </A>
        ) : null}
      </p>
      <section aria-labelledby="stays" className="max-w-2xl">
        <h2 id="stays" className="mb-2 text-2xl">
          What needs no membership
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          {stays.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
