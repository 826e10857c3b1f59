import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { Sketch } from "../form/told.ts";

/** How long nobody types before it is drawn anew (milliseconds). */
const pause = 500;

/** The drink of a form as it is now: asked for when typing pauses; while no answer comes, the one before stays. */
export function useSketch(form: RefObject<HTMLFormElement | null>, first: Sketch | null) {
  const address = useLocalPath()("/api/dev/frontend/mybar/recipe-sketch");
  const [sketch, setSketch] = useState(first);
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; stop?: AbortController }>({});
  useEffect(() => {
    const { current } = asking;
    return () => {
      clearTimeout(current.timer);
      current.stop?.abort();
    };
  }, []);
  const renew = useCallback(() => {
    const { current } = asking;
    clearTimeout(current.timer);
    current.timer = setTimeout(async () => {
      current.stop?.abort();
      const stop = new AbortController();
      current.stop = stop;
      if (!form.current) return;
      try {
        const request = { method: "POST", body: textsOf(form.current), signal: stop.signal };
        const response = await fetch(address, { ...request, headers: { "x-requested-with": "fetch" } });
        if (response.ok) setSketch(((await response.json()) as { sketch: Sketch | null }).sketch);
      } catch {
        // The next key asks again.
      }
    }, pause);
  }, [address, form]);
  return { sketch, renew };
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
}
