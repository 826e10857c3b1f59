import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import type { Answered } from "../pages/form-action.server.ts";

/** How long nobody types before it is kept (milliseconds). */
const pause = 400;
/** What was kept longer ago than this is no draft any more (milliseconds). */
const longest = 30 * 86_400_000;

type Kept = { at: number; fields: string };

/**
 * A recipe that is being written stays in the browser, by the address of its form, until it is saved: who closes the tab or
 * loses it is offered it the next time (builder.md, 2). Pictures are not kept.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, answered: Answered | null) {
  const { pathname, search } = useLocation();
  const name = `recipe-draft ${pathname}${addressed(search)}`;
  const [kept, setKept] = useState<Kept | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answeredOnce = useRef(answered !== null);

  const store = useCallback(() => {
    timer.current = undefined;
    if (form.current) write(name, textsOf(form.current));
  }, [form, name]);
  useEffect(() => {
    if (!answeredOnce.current) setKept(read(name));
    // Whoever closes the tab right after the last letter keeps it.
    const atOnce = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      store();
    };
    addEventListener("pagehide", atOnce);
    return () => {
      removeEventListener("pagehide", atOnce);
      clearTimeout(timer.current);
    };
  }, [name, store]);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(store, pause);
  }, [store]);
  const forget = useCallback(() => {
    setKept(null);
    write(name, null);
  }, [name]);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    store();
    try {
      sessionStorage.setItem(sentName, name);
    } catch {
      // Then it is offered once more.
    }
  }, [name, store]);
  return { kept, keep, forget, send };
}

/**
 * What was sent and accepted, as the page says that it comes to, is a draft no more. It goes before the form of that page, in it,
 * looks for one to offer: a layout effect runs before all other effects, and theirs before a page's own.
 */
export function useSavedDraft(said: string | null): void {
  useLayoutEffect(() => {
    if (said === null) return;
    try {
      const name = sessionStorage.getItem(sentName);
      if (name) write(name, null);
      sessionStorage.removeItem(sentName);
    } catch {
      // Nothing was kept either.
    }
  }, [said]);
}

const sentName = "recipe-draft-sent";

/** Offers what was kept of it. */
export function KeptDraft({ kept, onForget }: { kept: Kept | null; onForget(): void }) {
  const submit = useSubmit();
  if (!kept) return null;
  const take = () => {
    const fields = new FormData();
    for (const [name, value] of new URLSearchParams(kept.fields)) if (name !== "intent") fields.append(name, value);
    fields.set("intent", "show");
    void submit(fields, { method: "post", encType: "multipart/form-data", preventScrollReset: true });
  };
  return (
    <section aria-label="What you wrote before" className="panel mb-6 p-4">
      <p className="mb-3">
        <strong>You began this recipe before and did not save it.</strong> Take up where you left off?
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-main" onClick={take}>
          Take it up
        </button>
        <button type="button" className="button button-quiet" onClick={onForget}>
          Throw it away
        </button>
      </p>
    </section>
  );
}

/** What of an address says which form it is: not what was said a moment ago. */
function addressed(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("said");
  query.sort();
  return `?${query}`;
}

function textsOf(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return String(new URLSearchParams(texts));
}

function read(name: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null;
    return kept && typeof kept.fields === "string" && Date.now() - kept.at < longest ? kept : null;
  } catch {
    return null;
  }
}

function write(name: string, fields: string | null): void {
  try {
    if (fields === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify({ at: Date.now(), fields } satisfies Kept));
  } catch {
    // Not kept where nothing can be stored.
  }
}
