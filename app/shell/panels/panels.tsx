/** What the dialogs of the header hold that come together when one of them is first opened. */
export { AccountPanel } from "./account-panel.tsx";
export { MenuPanel } from "./menu-panel.tsx";
