import { type ComponentType, lazy, Suspense } from "react";

type Props = { error: unknown };

const body = async () => (await import("./error-body.tsx")).ErrorBody;
const plain = () => (
  <div className="page-width grid justify-items-start gap-4 py-8">
    <h1 className="text-h1">The site cannot be reached</h1>
    <p className="text-lg">You may be offline. Nothing that you saved is lost.</p>
    <button type="button" className="button button-main" onClick={() => location.reload()}>
      Try again
    </button>
  </div>
);
const here: ComponentType<Props> | null = import.meta.env.SSR ? await body() : null;
// Who is cut off has a few words at least.
const Body =
  here ??
  lazy(() =>
    body().then(
      (found) => ({ default: found as ComponentType<Props> }),
      () => ({ default: plain }),
    ),
  );

/** The page of an error, whose script comes when there is one: no other page carries it. */
export function ErrorLater({ error }: Props) {
  return (
    <Suspense fallback={null}>
      <Body error={error} />
    </Suspense>
  );
}
