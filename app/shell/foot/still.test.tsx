import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { defaultLocale } from "#app/i18n/locale.ts";
import { ReaderProvider } from "#app/i18n/locale-context.tsx";
import { A } from "#app/ui/link.tsx";
import { Still, StillContext, type Stills } from "../still.tsx";

function page(prefix: string, stills: Stills | null) {
  const links = ["/people", "/books"];
  return renderToString(
    <StillContext value={stills}>
      <ReaderProvider reader={{ locale: defaultLocale, prefix }}>
        <Still as="ul" what="site" className="menu">
          {() =>
            links.map((to) => (
              <li key={to}>
                {to} & <A to={to}>{to}</A>
              </li>
            ))
          }
        </Still>
      </ReaderProvider>
    </StillContext>,
  );
}

it("is the same text as without, rendered once for each prefix", () => {
  const kept = new Map<string, string>();
  let times = 0;
  const stills: Stills = (key, render) => {
    const known = kept.get(key) ?? renderToString(render());
    if (!kept.has(key)) times += 1;
    kept.set(key, known);
    return known;
  };
  for (const prefix of ["", "/en-us", "", "/en-us"]) expect(page(prefix, stills)).toBe(page(prefix, null));
  expect(page("/en-us", stills)).toContain('href="/en-us/people"');
  expect(times).toBe(2);
});
