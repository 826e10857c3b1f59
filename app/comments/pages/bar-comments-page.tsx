import type { Route } from "./+types/bar-comments-page";
import { loadOwnComments, ownCommentsAction, ownPageSize } from "./own-comments.server.ts";
import { OwnComments } from "./own-comments.tsx";

export async function loader(args: Route.LoaderArgs) {
  return { shown: await loadOwnComments(args), size: ownPageSize };
}

export async function action(args: Route.ActionArgs) {
  return ownCommentsAction(args);
}

/** What somebody wrote, among the screens of My Bar. */
export default function YourCommentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnComments {...loaderData} failed={actionData?.reason} />;
}
