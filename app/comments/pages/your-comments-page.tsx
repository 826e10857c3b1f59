import type { Route } from "./+types/your-comments-page";
import { loadOwnComments, ownCommentsAction, ownPageSize } from "./own-comments.server.ts";
import { OwnComments } from "./own-comments.tsx";

export async function loader(args: Route.LoaderArgs) {
  return { shown: await loadOwnComments(args), size: ownPageSize };
}

export async function action(args: Route.ActionArgs) {
  return ownCommentsAction(args);
}

/** What somebody wrote, among the pages of their account. */
export default function YourCommentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnComments {...loaderData} failed={actionData?.reason} />;
}
