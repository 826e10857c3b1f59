import { returnPath } from "#app/kit/return-path.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { BuilderFrame, homePath } from "../builder-frame.tsx";
import type { Route } from "./+types/home-page";
import { Doors } from "./doors.tsx";
import { overviewOf } from "./overview.server.ts";
import { Rooms } from "./rooms.tsx";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const back = returnPath(args.url.searchParams.get("return"));
  const overview = (await visit.person()) ? await overviewOf(await visit.caller()) : null;
  return { back: back === "/" ? null : back, overview };
}

/** builder.md, 2: the builder's index: for members what they have there, for everybody else what it is and the ways in. */
export default function HomePage({ loaderData: { back, overview } }: Route.ComponentProps) {
  return (
    <BuilderFrame
      here={homePath}
      title={overview ? "Your cocktail builder" : "Build your drinks from what you have"}
      name={overview ? "Yours" : "What it does"}
      description="Keep a list of what you have, find the recipes that it makes, and keep the searches that you come back to."
      lead={
        <p>
          {overview
            ? "What you have, what it makes, and the searches that you keep."
            : "Say what you have; the builder finds every recipe that it makes, tells what one more bottle would add, and keeps your searches."}
        </p>
      }
    >
      {overview ? (
        <>
          {back ? (
            <p className="mb-6">
              {/* A whole address of this site, its language included: it is checked, and taken as it is. */}
              <a href={back} className="button button-quiet">
                Back to where you were
              </a>
            </p>
          ) : null}
          <Rooms overview={overview} />
        </>
      ) : (
        <>
          <Doors back={back} />
          <p className="mt-8 text-muted">
            What a membership adds stands on{" "}
            <A to="/premium" className="text-link">
              the page about Premium
            </A>
            .
          </p>
        </>
      )}
    </BuilderFrame>
  );
}
