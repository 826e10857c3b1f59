/** What says in the browser's storage that something changed: only other tabs hear of it. */
export const changed = "changed";

/** Has the other tabs of this browser ask anew for what is theirs (`onChangedElsewhere`). */
export function tellOtherTabs(): void {
  try {
    localStorage[changed] = Math.random();
  } catch {
    // Where nothing can be stored, a tab shows what changed when it is loaded again.
  }
}

/** Whether a form that changes something was sent since the page came. */
let sent = false;

/**
 * Notes such forms as they are sent, for those that the page takes over: with another the page goes, and what it says as it goes is
 * written before all else (app/shell/boot-script.ts). @returns what ends it
 */
export function noteForms(): () => void {
  const note = ({ target }: Event) => {
    sent ||= (target as HTMLFormElement).method === "post";
  };
  document.addEventListener("submit", note);
  return () => document.removeEventListener("submit", note);
}

/** To be called when a page has come: tells the other tabs where it follows a form, whose change stands only now. */
export function tellOfForm(): void {
  if (sent) tellOtherTabs();
  sent = false;
}

/**
 * Hears that another tab of this browser changed something, so that every screen gives the same answer at once: at the moment, or once
 * somebody looks at this one again.
 * @returns what ends it
 */
export function onChangedElsewhere(listener: () => void): () => void {
  let due = false;
  const hear = (event: Event) => {
    due ||= (event as StorageEvent).key === changed;
    if (!due || document.hidden) return;
    due = false;
    listener();
  };
  const heard = new AbortController();
  // What the document tells of itself reaches the window as well.
  for (const kind of ["storage", "visibilitychange"]) addEventListener(kind, hear, heard);
  return () => heard.abort();
}
