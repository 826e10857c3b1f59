import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { A } from "#app/ui/link.tsx";
import type { KeptAddress } from "./address-store.server.ts";

type Props = { address: KeptAddress; country: string };

/** The sentence of guide.md, 5. */
export const sureToDelete = "Are you sure you want to delete this address?";

/** One address of the book. It is asked before it goes: in a dialog, or on a page of its own where there is no script. */
export function AddressCard({ address, country }: Props) {
  const [asking, setAsking] = useState(false);
  const { id, street, usual } = address;
  return (
    <li className="card flex min-w-0 flex-col gap-4 px-5 py-5">
      <AddressLines address={address} country={country} />
      {usual ? <p className="text-good">Used unless you say otherwise</p> : null}
      <p className="mt-auto flex flex-wrap gap-3">
        <A to={`?edit=${id}`} className="button button-quiet">
          Change<span className="sr-only">: {street}</span>
        </A>
        <A
          to={`?delete=${id}`}
          className="button button-quiet"
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          Delete<span className="sr-only">: {street}</span>
        </A>
      </p>
      <Dialog open={asking} onClose={() => setAsking(false)} title={sureToDelete}>
        <AddressLines address={address} country={country} />
        <div className="mt-6 flex flex-wrap gap-3">
          <DeleteForm id={id} />
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            Cancel
          </button>
        </div>
      </Dialog>
    </li>
  );
}

/** An address as it stands on an envelope. */
export function AddressLines({ address, country }: Props) {
  const { street, street2, city, state, post_code } = address;
  return (
    <address className="not-italic wrap-anywhere">
      {[street, street2, city, state, post_code, country].filter(Boolean).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and never change places
        <span key={place} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** Deletes an address that was asked about. */
export function DeleteForm({ id }: { id: number }) {
  return (
    <form method="post" action="?">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="button button-main">
        Delete it
      </button>
    </form>
  );
}
