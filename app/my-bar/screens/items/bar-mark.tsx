import { MarkButton, type MarkButtonProps, type Turn } from "#app/marks/mark-button.tsx";
import { useDesk } from "../desk/desk.tsx";

/** A mark on something of My Bar: it waits its turn, and what was said is told. */
export function BarMark(props: MarkButtonProps) {
  const desk = useDesk();
  async function send({ change, back, said, hides }: Turn) {
    if (!(await desk.change(change.intent, change.fields))) return;
    // What hides its own row offers the way back.
    desk.say(said, hides ? () => void desk.change(back.intent, back.fields) : undefined);
  }
  return <MarkButton {...props} send={send} />;
}
