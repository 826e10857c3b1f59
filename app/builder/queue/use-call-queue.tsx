import { type ReactNode, useEffect, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { CallQueue, Trouble } from "./call-queue.ts";
import { FatalDialog } from "./fatal-dialog.tsx";
import { hearTrouble, queueAt } from "./send-tasks.ts";

/**
 * The builder's queue for the page's language, and the fatal error that it may come to: the component shows that where it
 * stands, once a page.
 */
export function useCallQueue(): { queue: () => CallQueue; fail(): void; fatal: ReactNode } {
  const address = useLocalPath()("/builder/api/multiplex");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => hearTrouble(setTrouble), []);
  const queue = () => queueAt(address);
  const fatal = trouble ? (
    <FatalDialog
      trouble={trouble}
      waiting={queue().waiting()}
      onAgain={() => {
        setTrouble(null);
        void queue().flush();
      }}
      onClose={() => setTrouble(null)}
    />
  ) : null;
  return { queue, fail: () => setTrouble("failed"), fatal };
}
