/** What a page that asks a guest for their bar begins with, and what puts it into the bar of a member. */
export { takeOverBar } from "./guest/guest-operations.server.ts";
export { guestBarOf } from "./guest/guest-page.server.ts";
