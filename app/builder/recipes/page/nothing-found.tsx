import { useEffect } from "react";
import { useNavigate } from "react-router";
import { A } from "#app/ui/link.tsx";
import { Empty } from "#app/ui/page.tsx";
import { texts } from "../../texts.ts";
import { type Asked, missingText, recipesHref } from "./recipe-address.ts";

/** builder.md, 9: so long the message stands before missing ingredients are allowed (milliseconds). */
export const allowingAfter = 1_000;

type Props = {
  asked: Asked;
  limit: number;
  /** How many missing lines would find something, where that is to be allowed by itself. */
  allow: number | null;
  /** Nothing narrows the list: the bar itself makes nothing. */
  bare: boolean;
};

/** builder.md, 4 and 8: nothing found by chosen ingredients allows what is missing, after a moment; else it says what to do. */
export function NothingFound({ asked, limit, allow, bare }: Props) {
  const navigate = useNavigate();
  const wider = allow === null ? null : recipesHref({ ...asked, missing: allow }, { limit });
  useEffect(() => {
    if (wider === null) return;
    const timer = setTimeout(() => navigate(wider, { replace: true, state: { stay: true } }), allowingAfter);
    return () => clearTimeout(timer);
  }, [wider, navigate]);
  return (
    <Empty title={texts.noResults}>
      {wider !== null ? (
        <>
          <p role="status" className="needs-script">
            {texts.allowingMissing}
          </p>
          <p className="without-script">
            <A to={wider} className="text-link">
              {missingText(allow ?? 0)}
            </A>
          </p>
        </>
      ) : (
        <>
          <p>{texts.noRecipeMatches}</p>
          <p className="mt-4">
            {bare ? (
              <A to="/builder/ingredients/add" className="text-link">
                Add ingredients
              </A>
            ) : (
              <A
                to={recipesHref({ iid: asked.iid, missing: 1, nonalcoholic: "include" }, { limit })}
                className="text-link"
              >
                Take the filters off, and allow one missing
              </A>
            )}
          </p>
        </>
      )}
    </Empty>
  );
}
