import { ChevronDown } from "lucide-react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { A } from "#app/ui/link.tsx";
import { type Entry, sections } from "../menus.ts";

const site: Entry[] = [
  { text: "Search", to: "/search" },
  { text: "Premium", to: "/premium" },
  { text: "Newsletters", to: "/newsletters" },
  { text: "Cookies", to: "/cookie-policy" },
  { text: "What is new, as a feed", to: "/feeds/new.atom" },
  { text: "For developers", to: "/api/docs" },
];

/** What the foot of every page says: the whole site as links, and the small print. Where there is no room for four columns each group folds to a line. */
export function SiteMap({ minimumAge }: { minimumAge: number }) {
  return (
    <>
      <div className="page-width page-wide grid items-start gap-x-6 min-[19em]:grid-cols-2 gap-y-0 py-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-8 lg:py-10">
        <div className="max-lg:col-span-full max-lg:mb-4 md:max-lg:flex md:max-lg:items-start md:max-lg:justify-between md:max-lg:gap-8">
          <div>
            <p className="font-bold font-display text-xl">Jigger</p>
            <p className="mt-1 max-w-xs text-muted max-md:hidden">
              A guide to drinks, and a bar that knows what you can make.
            </p>
          </div>
          <AskForLetters />
        </div>
        {sections.map(({ id, text, parts }) => (
          <Group key={id} title={text} label={`All of ${text}`} entries={parts} />
        ))}
        <Group title="This site" label="About" entries={site} />
      </div>
      <div className="border-line border-t">
        <p className="page-width page-wide py-4 text-muted text-sm">
          For people over {minimumAge}. Drink less, drink better, and never before driving.
        </p>
      </div>
    </>
  );
}

/** Anybody's address gets the weekly newsletter once a mail there was answered (contract.md, 8). A phone's short foot has a link. */
function AskForLetters() {
  const local = useLocalPath();
  return (
    <form method="post" action={local("/newsletters")} className="w-full max-w-sm max-md:hidden lg:mt-4">
      <label htmlFor="letters" className="mb-1 block font-semibold text-sm">
        A drink, a bottle and a story, weekly
      </label>
      <div className="flex gap-2">
        <input id="letters" name="email" type="email" autoComplete="email" className="input" />
        <button type="submit" className="button button-quiet">
          Join
        </button>
      </div>
    </form>
  );
}

type GroupProps = { title: string; label: string; entries: Entry[] };

function Group({ title, label, entries }: GroupProps) {
  return (
    <nav aria-label={label} className="border-line max-lg:border-t max-md:has-[[open]]:col-span-2">
      <details className="folds">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-1 font-semibold text-sm leading-tight">
          {title}
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <ul className="pb-2 max-md:columns-[2_8rem]">
          {entries.map(({ text, to }) => (
            <li key={to}>
              <A to={to} className="inline-flex min-h-11 items-center leading-tight hover:underline lg:min-h-9">
                {text}
              </A>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
