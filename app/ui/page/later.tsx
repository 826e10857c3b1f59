import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part of a page whose script comes after the page's own: the server renders it at once, and in the browser what it rendered
 * stays as it is until the script is there. One that cannot be fetched leaves the part as the server made it, or out.
 * @param here the part, for the server: `import.meta.env.SSR ? await load() : null`, which leaves nothing of it in the page's script
 * @param load the same part, fetched
 */
export function later<Props extends object>(
  here: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const never = () => new Promise<never>(() => undefined);
  const Part = here ?? lazy(() => load().then((part) => ({ default: part }), never));
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...(props as Props & { ref?: never })} />
      </Suspense>
    );
  };
}
