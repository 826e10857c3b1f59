import { useEffect } from "react";
import { PersonaliseDoor } from "#app/builder/personalise-door.tsx";
import { UpsellBar } from "#app/membership/upsell-bar.tsx";
import { MessageBar } from "#app/messages/message-bar.tsx";
import { TakeOver } from "#app/my-bar/guest-bar.ts";
import { useFocusInRows } from "./focus-in-rows.ts";

/**
 * What a page adds once it is known who reads it: messages, the offer of membership, what a guest ticked, and the personalise dialog.
 * The keyboard's rows are heard from here, too: the frame's own script is as heavy as it may be (tests/http/built/scripts.test.ts).
 */
export function Asides() {
  useFocusInRows();
  // Says, as the frame does of the page, that what is heard from here answers.
  useEffect(() => document.documentElement.setAttribute("data-asides", ""), []);
  return (
    <>
      <MessageBar />
      <UpsellBar />
      <TakeOver />
      <PersonaliseDoor />
    </>
  );
}
