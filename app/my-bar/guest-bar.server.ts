/** What a page that asks a guest for their bar begins with. */
export { guestBarOf } from "./guest/guest-page.server.ts";
