import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Subject } from "#app/kit/subject.ts";

const Live = lazy(async () => ({ default: (await import("./thread/live-thread.tsx")).LiveThread }));

type Props = { subject: Subject; name: string; html: string };

/**
 * What people say of a subject, at the end of its page: the server's text, in whose place the thread itself comes once its
 * reader is near, or was sent here by a link (guide.md, 2: `#user-notes`).
 */
export function CommentsSection(props: Props) {
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: "400px" });
    if (section.current) watch.observe(section.current);
    if (/^#(?:comment-|user-)/.test(location.hash)) setNear(true);
    return () => watch.disconnect();
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text, of the same parts (entry-comments.server.tsx)
  const kept = <div dangerouslySetInnerHTML={{ __html: props.html }} />;
  return (
    <section
      ref={section}
      id="user-notes"
      className="mt-section max-w-4xl print:hidden"
      aria-labelledby="comments-title"
    >
      <h2 id="comments-title" className="mb-3 text-h2">
        Comments
      </h2>
      {near ? (
        <Suspense fallback={kept}>
          <Live {...props} kept={kept} />
        </Suspense>
      ) : (
        kept
      )}
    </section>
  );
}
