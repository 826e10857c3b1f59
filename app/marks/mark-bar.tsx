import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { A } from "#app/ui/link.tsx";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";
import type { Sayable } from "./kinds.ts";
import { marksPart } from "./personal-marks.ts";
import { PersonaliseForm } from "./personalise-link.tsx";

// It comes for members only.
const MemberMarks = lazy(async () => ({ default: (await import("./member/member-marks.tsx")).MemberMarks }));

export type MarkBarProps = {
  subject: Subject;
  /** True where the page shows several: who sees it has not looked at this one. */
  several?: boolean | undefined;
  name: string;
  /** What may be said of it beside that it is a favourite, and the name by which it is rated. */
  sayable: Sayable & { readonly vote: readonly [string, ...string[]] | null };
};

/**
 * What a member says of a subject: favourite, wish list, rating, tried. Guests see none of the controls (guide.md, 6),
 * but the way to them. The room for it is kept until it is known who reads.
 */
export function MarkBar({ subject, several, name, sayable }: MarkBarProps) {
  const { personal, loaded } = usePersonal();
  const { pathname } = useLocation();
  const local = useLocalPath();
  const marks = usePart(marksPart)[oidOf(subject)];
  if (!personal.signed_in || !marks) {
    return (
      <div className="mark-bar flex min-h-11 flex-wrap gap-x-4 print:hidden">
        {personal.signed_in ? null : (
          // Most who read are guests, so that theirs stands there from the start, and nothing moves when it is known who reads.
          <div className="guest-ways needs-script contents">
            <A
              to={`/your-account/login?redir=${encodeURIComponent(local(pathname))}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              Sign in to rate and keep
            </A>
            <A
              to={`/builder/home?return=${encodeURIComponent(local(pathname))}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              Personalise
            </A>
          </div>
        )}
        {loaded ? null : (
          <PersonaliseForm subject={subject} name={name} className="text-link min-h-11 without-script" />
        )}
      </div>
    );
  }
  return (
    <Suspense fallback={room}>
      <MemberMarks {...{ subject, several, name, sayable, marks }} />
    </Suspense>
  );
}

const room = <div className="min-h-11" />;
