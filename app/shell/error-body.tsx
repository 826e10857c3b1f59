import { isRouteErrorResponse } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Img } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";

const texts: Record<number, { title: string; text: string }> = {
  0: {
    title: "The site cannot be reached",
    text: "You may be offline, or the site is away for a moment. Nothing that you saved is lost. Try again once you are back.",
  },
  403: {
    title: "This is for the staff",
    text: "You are signed in, but this page is for the editors of the guide. Everything else is open to you.",
  },
  404: {
    title: "This page is not on the menu",
    text: "The address may be mistyped, or what stood here has gone. Search for it, or start from the cocktails.",
  },
  405: {
    title: "This cannot be done here",
    text: "The page takes no form. Nothing was changed. Go back, or start from the homepage.",
  },
  413: {
    title: "That is too much at once",
    text: "What was sent is larger than this site takes, so nothing was changed. Go back and send less.",
  },
  400: {
    title: "This form could not be read",
    text: "What was sent makes no sense here, so nothing was changed. Go back and send the form again.",
  },
  429: {
    title: "One moment, please",
    text: "This was asked for more often than the site gives it in a while. Nothing is lost: wait a minute, and try again.",
  },
  503: {
    title: "Back in a moment",
    text: "The database cannot be reached right now. Nothing that you saved is lost. Reload the page in a moment.",
  },
  507: {
    title: "There is no room left",
    text: "The disk of this site is full, so nothing was changed. Its keepers have been told; please try again later.",
  },
  500: {
    title: "Something went wrong",
    text: "That was our fault, not yours, and nothing was changed. It has been logged; please try again.",
  },
};

/** What a browser throws where nothing answers it; each has words of its own. */
const isUnreached = (error: unknown) =>
  !import.meta.env.SSR && error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** What a page that could not be shown says: what happened, and where to go from here. */
export function ErrorBody({ status: said, error }: { status?: number; error?: unknown }) {
  const status = said ?? (isRouteErrorResponse(error) ? error.status : isUnreached(error) ? 0 : 500);
  const mayPass = status === 0 || status === 429 || status >= 500;
  const { title, text } = texts[status] ?? texts[status < 500 ? 400 : 500]!;
  return (
    <div className="page-width grid items-center gap-8 py-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:py-16">
      <div>
        <title>{`${title} · Jigger`}</title>
        {/* Those who look for it run on what the server wrote. */}
        {import.meta.env.SSR ? (
          <>
            <meta name="description" content={text} />
            <meta name="robots" content="noindex" />
          </>
        ) : null}
        {status === 0 ? null : <p className="eyebrow mb-2">Error {status}</p>}
        <h1 className="text-h1">{title}</h1>
        <p className="mt-4 text-lg text-muted">{text}</p>
        {status === 404 ? <SearchForm /> : null}
        <p className="mt-6 flex flex-wrap gap-3">
          {mayPass ? (
            <button type="button" className="needs-script button button-main" onClick={() => location.reload()}>
              Try again
            </button>
          ) : null}
          {status === 404 ? null : (
            <A to="/search" className={`button ${mayPass ? "button-quiet" : "button-main"}`}>
              Search
            </A>
          )}
          <A to="/cocktails" className="button button-quiet">
            All cocktails
          </A>
          <A to="/" className="button button-quiet">
            Home
          </A>
        </p>
      </div>
      <div
        className="wash grid justify-items-center overflow-hidden rounded-panel max-md:order-first"
        aria-hidden="true"
      >
        <Img
          src="/drawings/site/glasses/coupe.svg"
          alt=""
          width={400}
          height={500}
          className="-mt-10 h-52 w-auto md:-mt-16 md:h-[28rem]"
        />
      </div>
    </div>
  );
}

/** What one was looking for may be found. */
function SearchForm() {
  const local = useLocalPath();
  return (
    <form action={local("/search")} className="mt-6 flex max-w-xl gap-2">
      <label className="min-w-0 flex-1">
        <span className="sr-only">What are you looking for?</span>
        <input type="search" name="keyword" maxLength={100} className="input" />
      </label>
      <button type="submit" className="button button-main">
        Search
      </button>
    </form>
  );
}
