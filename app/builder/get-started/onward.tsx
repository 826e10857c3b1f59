import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { guestAddress, type useGuestBar } from "#app/my-bar/guest-bar.ts";
import { A } from "#app/ui/link.tsx";
import type { Offered } from "./pick-groups.tsx";

type GuestBar = ReturnType<typeof useGuestBar>;
type Props = { bar: GuestBar; signedIn: boolean };

/** builder.md, 2: the way to the results, only where there are some; otherwise it says so. */
export function Results({ bar: { ids, picks }, signedIn }: Props) {
  if (ids.length === 0) return null;
  if (picks.recipe_count === 0)
    return (
      <p>
        <strong>No results found.</strong> No recipes available matching your criteria.
      </p>
    );
  const to = signedIn ? `/builder/recipes?iid=${ids.join()}&nonalcoholic=include` : guestAddress(ids);
  return (
    <A to={to} className="button button-main">
      Show {picks.recipe_count === 1 ? "the recipe" : `${picks.recipe_count} recipes`}
    </A>
  );
}

/** What becomes of the picks: a member puts them into the bar; a guest takes them along through joining, in the address. */
export function Keeping({ bar: { ids }, offered, signedIn }: Props & { offered: readonly Offered[] }) {
  const local = useLocalPath();
  if (ids.length === 0) return null;
  const there = new Set(offered.filter((one) => one.there).map(({ id }) => id));
  const fresh = ids.filter((id) => !there.has(id));
  if (signedIn)
    return fresh.length === 0 ? (
      <p className="mt-6 text-good">All of it is in your bar.</p>
    ) : (
      <form method="post" action={local("/builder/get-started")} className="mt-6">
        <input type="hidden" name="iid" value={fresh.join()} />
        <button type="submit" className="button button-main">
          Put {fresh.length === 1 ? "it" : `these ${fresh.length}`} into my bar
        </button>
      </form>
    );
  const query = `?redir=${encodeURIComponent(local(`/builder/get-started?iid=${ids.join()}`))}`;
  return (
    <section aria-labelledby="keep" className="card mt-6 p-5">
      <h2 id="keep" className="text-xl">
        Keep what you picked
      </h2>
      <p className="mt-1 mb-4 text-muted">With an account it becomes your ingredient list, on all your devices.</p>
      <div className="flex flex-wrap gap-3">
        <A to={`/builder/register${query}`} className="button button-main">
          Create an account
        </A>
        <A to={`/builder/login${query}`} className="button button-quiet">
          Sign in
        </A>
      </div>
    </section>
  );
}
