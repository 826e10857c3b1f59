import { Dialog } from "#app/ui/dialog.tsx";
import { useDesk } from "./desk.tsx";

export type Removal = {
  /** The item's own id. */
  id: number;
  name: string;
  /** Runs as soon as it is confirmed, before the answer: the item may go from the page. */
  onConfirm?: () => void;
  /** Runs when it could not be done. */
  onFail?: () => void;
};

/** guide.md, 4: an item is removed by delete with a confirm prompt. */
export function RemovalDialog({ removal, onClose }: { removal: Removal | null; onClose(): void }) {
  const desk = useDesk();
  async function remove({ id, name, onConfirm, onFail }: Removal) {
    onClose();
    onConfirm?.();
    if (await desk.change("delete", { id })) desk.say(`Removed ${name}`);
    else onFail?.();
  }
  return (
    <Dialog open={removal !== null} onClose={onClose} title={`Remove ${removal?.name ?? "it"} from your bar?`}>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-main" onClick={() => removal && remove(removal)}>
          Remove
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
