/** A bar without an account: what is ticked in this browser, and what it makes. */
export { GuestCount, GuestPicker, guestAddress, TickChip } from "./guest/guest-picker.tsx";
export { GuestResults } from "./guest/guest-results.tsx";
export { TakeOver } from "./guest/take-over.tsx";
export { useGuestBar } from "./guest/use-guest-bar.ts";
