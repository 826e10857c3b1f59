import { useState } from "react";
import { useRevalidator } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import { useCallQueue } from "../queue/use-call-queue.tsx";
import type { Personalised } from "./answer.server.ts";
import { PersonalisePanel } from "./panel/personalise-panel.tsx";
import { usePanel } from "./panel/use-panel.ts";
import { say } from "./say.ts";

type Props = { shown: Personalised; onClosed(): void };

/**
 * The personalise dialog (builder.md, 2 and 4): what is said goes into the queue; closing sends what waits, and then the page
 * behind it shows what was said.
 */
export function PersonaliseDialog({ shown, onClosed }: Props) {
  const { queue, fatal } = useCallQueue();
  const panel = usePanel(shown, (saying) => say(queue(), saying));
  const [open, setOpen] = useState(true);
  const { refresh } = usePersonal();
  const { revalidate } = useRevalidator();
  async function close() {
    // What is being typed is said before the queue is sent.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    setOpen(false);
    await queue().flush();
    // What could not be sent is told by the fatal error, which must not go with the dialog.
    if (queue().waiting() > 0) return;
    onClosed();
    if (panel.said) await Promise.all([refresh(), revalidate()]);
  }
  return (
    <>
      <Dialog open={open} onClose={() => void close()} title={shown.name}>
        <PersonalisePanel panel={panel} />
      </Dialog>
      {fatal}
    </>
  );
}
