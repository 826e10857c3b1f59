import { redirect } from "react-router";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { signOut } from "../account-operations.server.ts";
import { requirePerson } from "../require-person.server.ts";
import type { Route } from "./+types/logout-page";

export async function loader(args: Route.LoaderArgs) {
  const { display_name: name } = await requirePerson(args);
  return { name };
}

export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  await run(signOut, {}, await visit.caller());
  return redirect("/", 303);
}

/** A link alone signs nobody out: the page asks, and its form does it (contract.md, 4). */
export default function LogoutPage({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead title="Sign out" description="Sign out of Jigger in this browser." />
      <meta name="robots" content="noindex" />
      <PageHead title="Sign out?" eyebrow="Your account" />
      <div className="card max-w-xl p-5 sm:p-7">
        <form method="post">
          <p className="mb-6 text-lg">
            You are signed in as <strong>{name}</strong>.
          </p>
          <button type="submit" className="button button-main">
            Sign out
          </button>
        </form>
      </div>
    </div>
  );
}
