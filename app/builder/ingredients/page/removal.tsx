import { Form } from "react-router";
import { ConfirmOnce, noteConfirmed } from "../../lists/confirm-once.tsx";
import type { BuilderItem } from "../present-items.server.ts";

type Props = { item: BuilderItem; staple: boolean };

/** Takes something out of the list, or switches a staple off. */
export function Removal({ item, staple }: Props) {
  const field = staple ? { name: "pre_populated_iid", value: item.link_id } : { name: "id", value: item.id ?? "" };
  return (
    <ConfirmOnce
      word={staple ? "Switch off" : "Remove"}
      yes={staple ? "Yes, I have none" : "Yes, remove it"}
      name={item.display_name}
      form={(buttons) => (
        <Form method="post" data-stay="" onSubmit={noteConfirmed} className="flex flex-wrap items-center gap-1">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" {...field} />
          {buttons}
        </Form>
      )}
    />
  );
}
