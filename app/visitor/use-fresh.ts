import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onChangedElsewhere } from "#app/platform/other-tabs.ts";

/**
 * Has a page that shows what is somebody's read it anew when another tab of the browser changed something: the same answer on every
 * screen, at once. `on` is false where to read its address again would do something.
 */
export function useFresh(on = true): void {
  const { revalidate } = useRevalidator();
  useEffect(() => (on ? onChangedElsewhere(() => void revalidate()) : undefined), [on, revalidate]);
}
