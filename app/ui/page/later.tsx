import { type ComponentType, lazy, memo, Suspense } from "react";

/**
 * A part of a page whose script comes after the page's own: the server renders it at once, and in the browser what it rendered
 * stays as it is until the script is there, as long as nothing above it changes but in a transition: any other change has React take
 * away what stands there and put it back once the script has come. One that cannot be fetched leaves the part out, or, where the
 * connection is gone, as the server made it.
 * @param here the part, for the server: `import.meta.env.SSR ? await load() : null`, which leaves nothing of it in the page's script
 * @param load the same part, fetched
 */
export function later<Props extends object>(
  here: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = here ?? lazy(() => load().then((part) => ({ default: part }), instead));
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...(props as Props & { ref?: never })} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}

/** What a script that did not come is taken for: a part that is never done would hold back every transition of the page. */
const instead = () => (navigator.onLine ? { default: () => null } : new Promise<never>(() => undefined));
