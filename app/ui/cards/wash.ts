import type { CSSProperties } from "react";

/** For an element with the class `wash`: the colour of what its picture shows; without one it is the colour of the house. */
export function washOf(colour: string | null | undefined): CSSProperties | undefined {
  return colour ? ({ "--drink": colour } as CSSProperties) : undefined;
}
