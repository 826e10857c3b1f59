import type { CSSProperties } from "react";

/**
 * For an element with the class `wash`, or one that holds such: the colour of what its picture shows. Without one it is the
 * colour of the house, whatever the page around it has.
 */
export function washOf(colour: string | null | undefined): CSSProperties {
  return { "--drink": colour ?? "initial" } as CSSProperties;
}
