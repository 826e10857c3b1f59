import type { ComponentProps } from "react";
import { Radios } from "#app/ui/form.ts";

const answers = [
  { value: "yes", text: "Yes" },
  { value: "no", text: "No" },
];

/** A question with yes and no, neither chosen beforehand; its message goes when one is chosen (guide.md, 5). */
export function YesNo(question: Omit<ComponentProps<typeof Radios>, "options" | "inline">) {
  return <Radios {...question} options={answers} inline />;
}
