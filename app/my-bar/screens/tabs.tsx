import { useLocation } from "react-router";
import { A } from "#app/ui/link.tsx";

const tabs = [
  { text: "Your bottles", to: "/my-bar" },
  { text: "Pantry", to: "/my-bar/pantry" },
  { text: "What you can make", to: "/my-bar/recipes" },
  { text: "Favourites", to: "/my-bar/favourites" },
  { text: "Wish list", to: "/my-bar/wish-list" },
];

/** The screens of My Bar. */
export function Tabs() {
  const here = useLocation().pathname.replace(/\/+$/, "");
  return (
    <nav aria-label="My Bar" className="mb-8 border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-5">
        {tabs.map(({ text, to }) => (
          <li key={to}>
            <A
              to={to}
              aria-current={here === to ? "page" : undefined}
              className={`flex min-h-11 items-center border-b-2 font-semibold ${here === to ? "border-accent" : "border-transparent text-muted hover:border-edge hover:text-ink"}`}
            >
              {text}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
