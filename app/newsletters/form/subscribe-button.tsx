import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { rest, sendChange } from "#app/platform/client-call.ts";
import { A } from "#app/ui/link.tsx";
import { newsletterPaths } from "../newsletters.ts";

/** guide.md, 9: what came of it is told after so long (milliseconds). */
const toldAfter = 300;

type State = "idle" | "submitting" | "success" | "error";

/** guide.md, 7: a status "error" means that it failed, whatever the answer is called. */
function isSubscribed(text: string): boolean {
  try {
    return (JSON.parse(text) as { status?: unknown } | null)?.status === "ok";
  } catch {
    return false;
  }
}

/** One click subscribes who is signed in (guide.md, 4): the button, then what came of it in its place. */
export function SubscribeButton() {
  const local = useLocalPath();
  const [state, setState] = useState<State>("idle");
  async function subscribe() {
    setState("submitting");
    const [outcome] = await Promise.all([sendChange(local("/api/dev/frontend/subscribe/global"), {}), rest(toldAfter)]);
    setState(outcome.kind === "done" && isSubscribed(outcome.text) ? "success" : "error");
  }
  return (
    <div aria-live="polite">
      {state === "success" ? (
        <p>Success! You have been subscribed to the product newsletter - keep an eye on your inbox for updates.</p>
      ) : state === "error" ? (
        <p>
          Something went wrong trying to create your subscription. Please go{" "}
          <A to={newsletterPaths.own} className="text-link">
            here
          </A>{" "}
          to manually update the newsletters your receive.
        </p>
      ) : (
        <button
          type="button"
          className="button button-main needs-script"
          disabled={state === "submitting"}
          aria-busy={state === "submitting"}
          onClick={() => void subscribe()}
        >
          {state === "submitting" ? <LoaderCircle size={20} aria-hidden="true" className="animate-spin" /> : null}
          Subscribe with one click
        </button>
      )}
    </div>
  );
}
