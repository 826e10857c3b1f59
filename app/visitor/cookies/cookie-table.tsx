type Cookie = { name: string; values: string; life: string; purpose: string; when: string };

/** Every cookie of the site (contract.md, 3). */
const cookies: Cookie[] = [
  {
    name: "age_gate",
    values: "1",
    life: "365 days",
    purpose: "Remembers that you are old enough, so that we ask once. Your date of birth is not kept.",
    when: "When you pass the age gate",
  },
  {
    name: "cookie_policy",
    values: "essential, none or all",
    life: "365 days",
    purpose: "Remembers what you choose on this page.",
    when: "When you choose",
  },
  {
    name: "session",
    values: "A random code; scripts cannot read it",
    life: "30 days, renewed while you visit",
    purpose: "Keeps you signed in.",
    when: "When you sign in",
  },
  {
    name: "login_with",
    values: "Signed by us; scripts cannot read it",
    life: "10 minutes on the way, 30 minutes once you are back",
    purpose: "Knows you again when you come back from the site that you sign in with.",
    when: "When you choose to sign in with an account elsewhere",
  },
  {
    name: "basket",
    values: "A random code; scripts cannot read it",
    life: "30 days",
    purpose: "Keeps what is in your basket.",
    when: "When you add something, if you allow essential or all cookies",
  },
  {
    name: "guest_bar",
    values: "Numbers of ingredients",
    life: "30 days, renewed while you visit",
    purpose: "Lets lists show what you can make from what you ticked under “What have you got?”.",
    when: "When you tick something without being signed in, if you allow essential or all cookies",
  },
  {
    name: "dashboard_hide",
    values: "1",
    life: "365 days",
    purpose: "Keeps the homepage’s dashboard folded away.",
    when: "When you fold it",
  },
  {
    name: "subscribe_upsell_dismissed",
    values: "1",
    life: "30 days",
    purpose: "Keeps the membership offer away after you closed it.",
    when: "When you close the offer",
  },
  {
    name: "subscribe_upsell_count",
    values: "A whole number",
    life: "Until you close the browser or the offer",
    purpose: "Counts the pages that you read, so that the membership offer waits until the third.",
    when: "With each page, unless you reject cookies, are a premium member, or closed the offer",
  },
];

/** The cookies as a table; on narrow screens each row becomes a small card of its own. */
export function CookieTable() {
  return (
    <section aria-labelledby="cookies-title">
      <h2 id="cookies-title" className="mb-4 text-2xl">
        The cookies
      </h2>
      <table className="w-full border-collapse max-md:block">
        <thead className="max-md:sr-only max-md:left-0">
          <tr className="border-b border-edge text-left">
            {["Name", "Value", "Stays", "What for"].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-4">
          {cookies.map((cookie) => (
            <tr key={cookie.name} className="border-b border-line align-top max-md:card max-md:block max-md:p-4">
              <th scope="row" className="py-3 pr-4 text-left font-semibold max-md:block max-md:py-0">
                <code className="md:whitespace-nowrap">{cookie.name}</code>
              </th>
              <Cell label="Value" text={cookie.values} />
              <Cell label="Stays" text={cookie.life} />
              <td className="py-3 max-md:block max-md:py-1">
                {cookie.purpose} <span className="text-muted">{cookie.when}.</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ label, text }: { label: string; text: string }) {
  return (
    <td className="py-3 pr-4 max-md:block max-md:py-1">
      <span className="font-semibold md:hidden">{label}: </span>
      {text}
    </td>
  );
}
