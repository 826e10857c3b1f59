/** What the browser keeps for the site and sends nobody: under which name, what it is for, and when. */
const kept = [
  {
    name: "theme, units, list-type, currency, slash-off",
    purpose:
      "How you want the site to be: light or dark, ml or ounces, grid or list, in which currency, and without the key that opens the search.",
  },
  {
    name: "changed",
    purpose: "A number that other tabs hear of when you change something, so that all of them show the same.",
  },
  {
    name: "recipe-draft",
    purpose: "A recipe of yours that you are writing, until it is kept.",
  },
  {
    name: "delivery-warning",
    purpose: "That the shop has told you where it delivers to, until the tab closes.",
  },
  {
    name: "member",
    purpose: "That you are signed in, and the measures that your profile asks for, so that pages do not move.",
  },
  {
    name: "recent-searches",
    purpose:
      "The last six things that you searched for, if you allow essential or all cookies, until you clear them in the search box; they go when you take that back.",
  },
  {
    name: "guest-bar",
    purpose:
      "What you ticked under “What have you got?”, if you allow essential or all cookies; it goes when you take that back, and into your bar when you sign in. The cookie guest_bar says the same.",
  },
];

/** What stands in the browser's own storage; none of it is a cookie. */
export function KeptHere() {
  return (
    <section aria-labelledby="kept-here" className="mt-10">
      <h2 id="kept-here" className="mb-2 text-2xl">
        What stays in your browser
      </h2>
      <p className="mb-3 text-muted">These are no cookies: no request carries them as they stand here.</p>
      <dl>
        {kept.map(({ name, purpose }) => (
          <div key={name} className="border-line border-b py-3">
            <dt className="font-semibold">
              <code>{name}</code>
            </dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
