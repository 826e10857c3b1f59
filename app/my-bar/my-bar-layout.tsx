import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { capitalised } from "#app/kit/words.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead } from "#app/ui/page.tsx";
import { ChangesProvider } from "./changes/changes.tsx";
import { Reload } from "./changes/fatal-dialog.tsx";
import { BarTabs } from "./tabs.tsx";

/** What stands around every screen of My Bar. */
export default function MyBarLayout() {
  return (
    <ChangesProvider>
      <div className="page-width pt-6 md:pt-10">
        <meta name="robots" content="noindex" />
        <BarTabs />
        <Outlet />
      </div>
    </ChangesProvider>
  );
}

const texts: Record<number, string> = {
  429: "Those were too many requests at once. Wait a moment, then reload the page.",
  503: "The database cannot be reached right now. Nothing in your bar is lost. Reload the page in a moment.",
  507: "The disk of this site is full, so nothing was changed. Its keepers have been told; please try again later.",
};

/** guide.md, 8: what a screen of My Bar says that could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotThere why={isRouteErrorResponse(error) ? error.data : null} />;
  return (
    <div className="page-width pt-6 md:pt-10">
      <DocumentHead title="An error occured · My Bar" description="Something went wrong in My Bar." />
      <BarTabs />
      <div role="alert" className="card max-w-xl p-6 sm:p-8">
        <h1 className="mb-3 text-3xl">An error occured</h1>
        <p className="mb-6">
          {texts[status] ?? "Your bar could not be shown. Nothing in it is lost. Please reload the page and try again."}
        </p>
        <Reload />
      </div>
    </div>
  );
}

/** An address of something that is not the reader's, or is there no more: reloading would not bring it. */
function NotThere({ why }: { why: unknown }) {
  return (
    <div className="page-width pt-6 md:pt-10">
      <DocumentHead title="Not found · My Bar" description="There is nothing of yours at this address." />
      <BarTabs />
      <div role="alert" className="card max-w-xl p-6 sm:p-8">
        <h1 className="mb-3 text-3xl">That is not here</h1>
        <p className="mb-6">
          {typeof why === "string" && why ? inSentence(why) : "There is nothing of yours at this address."}
        </p>
        <A to="/my-bar" className="button button-main">
          To your bar
        </A>
      </div>
    </div>
  );
}

/** "there is no such bar of yours" as a sentence. */
const inSentence = (why: string) => `${capitalised(why)}${/[.!?]$/.test(why) ? "" : "."}`;
