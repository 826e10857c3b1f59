import { route } from "@react-router/dev/routes";

/** What a member is to be told, on a page of its own for who has no script. */
export const messageRoutes = [route("your-account/messages", "messages/messages-page.tsx")];
