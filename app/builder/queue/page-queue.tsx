import { createContext, type ReactNode, useContext } from "react";
import { useFresh } from "#app/visitor/personal.tsx";
import type { CallQueue } from "./call-queue.ts";
import { useCallQueue } from "./use-call-queue.tsx";

type PageQueue = { queue(): CallQueue; fail(): void };
const Context = createContext<PageQueue | null>(null);

/** The queue of a builder's page for all that stands on it, and the fatal error that it may come to. */
export function WithPageQueue({ children }: { children: ReactNode }) {
  const { queue, fail, fatal } = useCallQueue();
  useFresh();
  return (
    <Context value={{ queue, fail }}>
      {children}
      {fatal}
    </Context>
  );
}

/** The queue of tasks that the parts of a page share. */
export function usePageQueue(): PageQueue {
  const page = useContext(Context);
  if (!page) throw new Error("There is no queue around this part of the page.");
  return page;
}
