import type { ComponentProps } from "react";
import { saysNo, saysYes } from "#app/kit/query.ts";
import { Radios } from "#app/ui/form.ts";

const answers = [
  { value: "yes", text: "Yes" },
  { value: "no", text: "No" },
];

/** A question with yes and no, neither chosen beforehand; its message goes when one is chosen (guide.md, 5). */
export function YesNo({ value, ...question }: Omit<ComponentProps<typeof Radios>, "options" | "inline">) {
  // However it was sent before.
  const said = saysYes(value) ? "yes" : saysNo(value) ? "no" : value;
  return <Radios {...question} value={said} options={answers} inline />;
}
