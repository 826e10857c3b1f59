import { Dialog } from "#app/ui/dialog.tsx";
import type { Level } from "../bar-types.ts";

export type Removal = {
  /** The item's own id. */
  id: number;
  name: string;
  /** What it is, so that it can be taken back. */
  subject: { link_table: "ingredients" | "spiritbrands"; link_id: number; level?: Level };
  /** Runs as soon as it is confirmed, before the answer: the item may go from the page. */
  onConfirm?: () => void;
  onDone?: () => unknown;
  /** Runs when it could not be done. */
  onFail?: () => void;
  /** Runs when it is there again. */
  onUndone?: () => void;
};

type Props = { removal: Removal | null; onClose(): void; onRemove(removal: Removal): void };

/** guide.md, 4: an item is removed by delete with a confirm prompt. */
export function RemovalDialog({ removal, onClose, onRemove }: Props) {
  return (
    <Dialog open={removal !== null} onClose={onClose} title={`Remove ${removal?.name ?? "it"} from your bar?`}>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            onClose();
            if (removal) onRemove(removal);
          }}
        >
          Remove
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
