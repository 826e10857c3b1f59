/** What says in the browser's storage that something changed: only other tabs hear of it. */
const changed = "changed";

/** Has the other tabs of this browser ask anew for what is theirs (`onChangedElsewhere`). */
export function tellOtherTabs(): void {
  try {
    localStorage[changed] = Math.random();
  } catch {
    // Where nothing can be stored, a tab shows what changed when it is loaded again.
  }
}

/** What says that a form was sent from this tab. */
const sent = "sent";

/** Notes forms that change something as they are sent. @returns what ends it */
export function noteForms(): () => void {
  const note = ({ target }: Event) => {
    try {
      if ((target as Element).getAttribute("method") === "post") sessionStorage[sent] = 1;
    } catch {
      // As above.
    }
  };
  document.addEventListener("submit", note);
  return () => document.removeEventListener("submit", note);
}

/** To be called when a page has come: tells the other tabs where it follows a form, whose change stands only now. */
export function tellOfForm(): void {
  try {
    if (sessionStorage[sent]) tellOtherTabs();
    sessionStorage.removeItem(sent);
  } catch {
    // As above.
  }
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
