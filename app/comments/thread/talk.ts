import { createContext, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import type { Subject } from "#app/kit/subject.ts";
import type { Outcome } from "#app/platform/client-call.ts";

/** What can be done in a thread: each has a form that works without a script, and a call that does the same. */
export type Act = "write" | "edit" | "delete" | "report" | "tip" | "vote";

/** A form that was not accepted: what it does, about which comment, what was typed in it, and why. */
export type Refused = { what: Act; about: string; typed: Record<string, string>; reason: string };

/** What the parts of a thread share: what it is of, who reads it, and how something is done. */
export type Talk = {
  subject: Subject;
  name: string;
  signedIn: boolean;
  isEditor: boolean;
  /** Where reports go by mail. */
  reportTo: string;
  /** The site's own address, without which a path leads nowhere from a mail. */
  base: string;
  /** The page that shows it, where somebody comes back to who signs in. */
  here: string;
  /** Does it by its call, and has the thread read anew; null where forms are simply sent. */
  act: ((what: Act, fields: Record<string, string>) => Promise<Outcome>) | null;
  /** Brings what else answers a first comment; null where that is a page of its own. */
  more: ((first: number, after: number) => void) | null;
  /** A form of the thread that was sent without a script and not accepted, with what was typed (contract.md, 4). */
  refused?: Refused | null;
  /** The kept page of an entry: nobody's, and without forms. */
  kept: boolean;
};

/** What the parts of a thread share; null outside of one. */
export const TalkContext = createContext<Talk | null>(null);

/** The site's own address, where a page of it is shown. */
export function useBase(): string {
  return (useRouteLoaderData("root") as { baseUrl: string } | undefined)?.baseUrl ?? "";
}

/** What the parts of a thread share. */
export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (!talk) throw new Error("A part of a thread stands outside of one.");
  return talk;
}

/** What was typed in a form of the thread and not accepted; null where it is another form, or none. */
export function useRefused(what: Act, about = ""): Refused | null {
  const { refused } = useTalk();
  return refused?.what === what && refused.about === about ? refused : null;
}
