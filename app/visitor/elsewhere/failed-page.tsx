import { data } from "react-router";
import { type Failure, statusOf } from "#app/kit/result.ts";
import type { Visit } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";

/** The page that says why somebody was not signed in, with the status of that. */
export function notFinished(visit: Visit, { kind, reason, retryAfter }: Failure) {
  if (retryAfter) visit.addHeader("retry-after", String(retryAfter));
  return data({ reason }, { status: statusOf(kind) });
}

/** Says why signing in with an account elsewhere came to nothing, and where to begin again. */
export function ElsewhereFailed({ reason }: { reason: string }) {
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead title="Not signed in" description="Signing in to Jigger with an account elsewhere." />
      <meta name="robots" content="noindex" />
      <PageHead title="That did not work" eyebrow="Your account" />
      <div className="card max-w-xl p-5 sm:p-7">
        <p role="alert" className="mb-6 text-lg">
          {reason}
        </p>
        <A to="/your-account/login" className="button button-main">
          All ways to sign in
        </A>
      </div>
    </div>
  );
}
