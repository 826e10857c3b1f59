import { useLocation } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { everythingQuery } from "#app/my-bar/bar-types.ts";
import { A } from "#app/ui/link.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";

/** The account dialog: who is signed in and where to go, or how to sign in and come back. */
export function AccountPanel() {
  const { personal } = usePersonal();
  const { pathname, search } = useLocation();
  const local = useLocalPath();
  if (!personal.signed_in) {
    const back = `?redir=${encodeURIComponent(local(pathname) + search)}`;
    return (
      <>
        <p className="mb-5 text-muted">Sign in to keep what stands on your shelf, and to be told what it makes.</p>
        <div className="grid gap-3">
          <A to={`/your-account/login${back}`} className="button button-main">
            Sign in
          </A>
          <A to={`/your-account/login${back}#register`} className="button button-quiet">
            Create an account
          </A>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="mb-4">
        Signed in as <strong>{personal.display_name}</strong>
      </p>
      <ul className="mb-5">
        {[
          { text: "My Bar", to: "/my-bar" },
          { text: "What you can make", to: `/my-bar/recipes${everythingQuery}` },
          { text: "Pantry", to: "/my-bar/pantry" },
          { text: "Favourites", to: "/my-bar/favourites" },
          { text: "Wish list", to: "/my-bar/wish-list" },
          { text: "All your lists", to: "/your/favourites" },
          { text: "Your account", to: "/your-account/update" },
          ...(personal.is_editor ? [{ text: "Desk", to: "/desk" }] : []),
        ].map((entry) => (
          <li key={entry.to}>
            <A to={entry.to} className="flex min-h-11 items-center hover:underline">
              {entry.text}
            </A>
          </li>
        ))}
      </ul>
      <form method="post" action={local("/your-account/logout")}>
        <button type="submit" className="button button-quiet w-full">
          Sign out
        </button>
      </form>
    </>
  );
}
