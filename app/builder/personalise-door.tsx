import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { subjectOf } from "#app/kit/subject.ts";
import { ask } from "#app/platform/client-call.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import type { Personalised } from "./personalise/answer.server.ts";

const dialog = () => import("./personalise/personalise-dialog.tsx");
const PersonaliseDialog = lazy(async () => ({ default: (await dialog()).PersonaliseDialog }));
const Fatal = lazy(async () => ({ default: (await import("./queue/fatal-dialog.tsx")).FatalDialog }));
const patience = { attempts: 3, pause: 500 };

/**
 * Opens the personalise dialog for every link of the page that leads to its page (`data-personalise`), and comes with its
 * script at the first click. It answers before the site's own handler of links.
 */
export function PersonaliseDoor() {
  const [shown, setShown] = useState<Personalised | null>(null);
  const [failed, setFailed] = useState(false);
  const { personal } = usePersonal();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const local = useLocalPath();
  const latest = useRef({ member: personal.signed_in, local, navigate, back: pathname + search });
  useEffect(() => {
    latest.current = { member: personal.signed_in, local, navigate, back: pathname + search };
  });
  useEffect(() => {
    async function open(link: HTMLElement, subject: { link_table: string; link_id: number }) {
      if (link.ariaBusy === "true") return;
      link.ariaBusy = "true";
      try {
        const { link_table, link_id } = subject;
        const fields = { link_table, link_id: String(link_id) };
        const address = latest.current.local("/builder/api/personalise");
        const [answer] = await Promise.all([
          ask<{ response: Personalised }>(address, fields, new AbortController().signal, patience),
          dialog(),
        ]);
        setShown(answer.response);
      } catch {
        setFailed(true);
      } finally {
        link.ariaBusy = null;
      }
    }
    function hear(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-personalise]") : null;
      const subject = subjectOf(link?.dataset.personalise ?? "");
      const { member, back, navigate } = latest.current;
      if (!link || !subject || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (member) void open(link, subject);
      else void navigate(`/builder/home?return=${encodeURIComponent(latest.current.local(back))}`);
    }
    document.addEventListener("click", hear, true);
    return () => document.removeEventListener("click", hear, true);
  }, []);
  return (
    <Suspense>
      {shown ? (
        <PersonaliseDialog key={`${shown.link_table}:${shown.link_id}`} shown={shown} onClosed={() => setShown(null)} />
      ) : null}
      {failed ? <Fatal trouble="failed" waiting={0} onAgain={() => {}} onClose={() => setFailed(false)} /> : null}
    </Suspense>
  );
}
