import { useEffect, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { warnedBefore } from "./warned.ts";

type Country = { code: string; said: string; eu: boolean };

/**
 * What to expect where goods leave the country: it stands on the form, and a dialog says it once per session (contract.md, 10; guide.md,
 * 2). Nothing where they stay in it.
 */
export function DeliveryWarning({ country }: { country: Country }) {
  const [open, setOpen] = useState(false);
  const leaves = country.code !== "GB";
  useEffect(() => {
    if (leaves && !warnedBefore()) setOpen(true);
  }, [leaves]);
  if (!leaves) return null;
  const text = country.eu
    ? `Goods to ${country.said} leave the United Kingdom: they may take ten working days, and customs may ask you for papers.`
    : `Goods to ${country.said} may take three weeks. Import duties and taxes there are yours to pay.`;
  return (
    <>
      <p className="card mb-5 p-4" role="note">
        {text}
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Before you go on">
        <p className="mb-5">{text}</p>
        <button type="button" className="button button-main" onClick={() => setOpen(false)}>
          Go on
        </button>
      </Dialog>
    </>
  );
}
