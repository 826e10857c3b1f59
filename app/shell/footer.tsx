import { A } from "#app/ui/link.tsx";
import { sections } from "./navigation.ts";

/** The foot of every page: the whole site as links, and the small print. */
export function Footer({ minimumAge }: { minimumAge: number }) {
  return (
    <footer id="site-map" className="mt-auto border-t border-line bg-surface print:hidden [overflow-anchor:none]">
      <div className="page-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <div>
          <p className="font-display text-xl font-bold">Jigger</p>
          <p className="mt-2 max-w-xs text-muted">A guide to drinks, and a bar that knows what you can make.</p>
        </div>
        {sections.map((section) => (
          <nav key={section.id} aria-label={`All of ${section.text}`}>
            <p className="eyebrow mb-2">{section.text}</p>
            <ul>
              {section.parts.map((part) => (
                <li key={part.to}>
                  <A to={part.to} className="inline-flex min-h-11 items-center hover:underline">
                    {part.text}
                  </A>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="About">
          <p className="eyebrow mb-2">This site</p>
          <ul>
            <li>
              <A to="/search" className="inline-flex min-h-11 items-center hover:underline">
                Search
              </A>
            </li>
            <li>
              <A to="/cookie-policy" className="inline-flex min-h-11 items-center hover:underline">
                Cookies
              </A>
            </li>
            <li>
              <A to="/feeds/new.atom" data-reload="" className="inline-flex min-h-11 items-center hover:underline">
                What is new, as a feed
              </A>
            </li>
            <li>
              <A to="/api/docs" className="inline-flex min-h-11 items-center hover:underline">
                For developers
              </A>
            </li>
          </ul>
        </nav>
      </div>
      <div className="border-t border-line">
        <p className="page-width py-4 text-muted">
          For people over {minimumAge}. Drink less, drink better, and never before driving.
        </p>
      </div>
    </footer>
  );
}
