import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { Subject } from "#app/kit/subject.ts";
import { ask, type Outcome, sendChange } from "#app/platform/client-call.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import { flat, type Order, pageSize, type Thread, treeOf } from "../comments.ts";
import { type Act, TalkContext, useBase } from "./talk.ts";
import { ThreadView } from "./thread-view.tsx";

type Props = { subject: Subject; name: string /** What stands there until the thread has come. */; kept: ReactNode };

/** The comment that the address leads to. */
const asked = () => /^#comment-(c[0-9a-z]{1,6})$/.exec(location.hash)?.[1];

/** A thread that is read and written without leaving the page. */
export function LiveThread({ subject, name, kept }: Props) {
  const local = useLocalPath();
  const { pathname } = useLocation();
  const { personal } = usePersonal();
  const [thread, setThread] = useState<Thread | null>(null);
  const [posted, setPosted] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const sort = useRef<Order>("helpful");
  const shown = useRef(pageSize);
  const call = useCallback(
    (what: string) => local(`/api/comment/${what}/${subject.link_table}/${subject.link_id}`),
    [local, subject.link_table, subject.link_id],
  );

  /** Reads as much as is shown, or what else is asked for. */
  const read = useCallback(
    async (query: Record<string, string>, signal = new AbortController().signal) => {
      const limit = String(Math.min(100, shown.current));
      return ask<Thread>(call("read"), { sort: sort.current, limit, ...query }, signal);
    },
    [call],
  );
  const reload = useCallback(
    async (around = asked(), signal?: AbortSignal) => {
      setThread(await read(around ? { around } : {}, signal));
    },
    [read],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again for who has signed in or out
  useEffect(() => {
    const mine = new AbortController();
    reload(asked(), mine.signal).then(
      () => requestAnimationFrame(() => asked() && document.getElementById(location.hash.slice(1))?.scrollIntoView()),
      () => mine.signal.aborted || setFailed(true),
    );
    return () => mine.abort();
  }, [personal.signed_in]);

  const act = useCallback(
    async (what: Act, fields: Record<string, string>): Promise<Outcome> => {
      const address = what === "vote" ? local("/api/dev/frontend/vote/register") : call(what);
      const outcome = await sendChange(address, fields);
      if (outcome.kind !== "done") return outcome;
      const said =
        what === "write" ? (JSON.parse(outcome.text) as { id_encoded: string; pending_message: string | null }) : null;
      if (said && !fields.parent_id) setPosted(said.pending_message ?? "Your comment is on the page.");
      await reload(said?.id_encoded).catch(() => undefined);
      return outcome;
    },
    [call, local, reload],
  );

  /** Puts more of the thread with what is there already. */
  const add = useCallback(
    async (query: Record<string, string>, mends: (thread: Thread, came: Thread) => Thread) => {
      const came = await read(query).catch(() => null);
      setThread((now) => {
        if (!now || !came) return now;
        const all = new Map([...flat(now.thread), ...flat(came.thread)].map((one) => [one.id, one]));
        return mends({ ...now, thread: treeOf([...all.values()]) }, came);
      });
    },
    [read],
  );

  const base = useBase();
  const talk = useMemo(
    () => ({
      ...{ subject, name, here: pathname, kept: false, act, base },
      signedIn: thread?.comment_as !== null,
      isEditor: personal.is_editor,
      reportTo: thread?.report_to ?? "",
      more: (first: number, after: number) =>
        void add({ branch: String(first), after: String(after), limit: "30" }, (now, came) => ({
          ...now,
          thread: now.thread.map((one) =>
            one.id === first ? { ...one, more_after: came.more ? (came.thread.at(-1)?.id ?? null) : null } : one,
          ),
        })),
    }),
    [subject, name, pathname, act, add, thread, personal.is_editor, base],
  );

  if (failed) return kept;
  if (!thread) return <div aria-busy="true">{kept}</div>;
  return (
    <TalkContext value={talk}>
      <ThreadView
        thread={thread}
        posted={posted}
        order={(next) => () => {
          sort.current = next;
          void reload(undefined);
        }}
      >
        {thread.more ? (
          <button
            type="button"
            className="button button-quiet mt-3"
            onClick={() => {
              const offset = String(shown.current);
              shown.current += pageSize;
              void add({ offset, limit: String(pageSize) }, (now, came) => ({ ...now, more: came.more }));
            }}
          >
            More comments
          </button>
        ) : null}
      </ThreadView>
    </TalkContext>
  );
}
