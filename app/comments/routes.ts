import { route } from "@react-router/dev/routes";

/** Threads on pages of their own, and the way out of mails of answers. */
export const commentRoutes = [
  route("comments/:table/:id", "comments/pages/thread-page.tsx"),
  route("comments/mails", "comments/pages/mails-page.tsx"),
];

/** What somebody wrote, among the pages of their account, and among the screens of My Bar. */
export const yourCommentRoutes = [route("your-account/your-comments", "comments/pages/your-comments-page.tsx")];
