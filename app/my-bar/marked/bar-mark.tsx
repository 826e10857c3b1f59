import { MarkButton, type MarkButtonProps, type Turn } from "#app/marks/mark-button.tsx";
import { useChanges } from "../changes/changes.tsx";

/** A mark on something of My Bar: it waits its turn, and what was said is told. */
export function BarMark(props: MarkButtonProps) {
  const changes = useChanges();
  async function send({ change, back, said, hides }: Turn) {
    if (!(await changes.change(change.intent, change.fields))) return;
    // What hides its own row offers the way back.
    changes.say(said, hides ? () => void changes.change(back.intent, back.fields) : undefined);
  }
  return <MarkButton {...props} send={send} />;
}
