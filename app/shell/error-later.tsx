import { type ComponentType, lazy, Suspense } from "react";

type Props = { status: number };

const body = async () => (await import("./error-body.tsx")).ErrorBody;
const plain = () => <h1 className="page-width py-8 text-h1">Something went wrong</h1>;
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
export function ErrorLater({ status }: Props) {
  return (
    <Suspense fallback={null}>
      <Body status={status} />
    </Suspense>
  );
}
