/** What stands on the page of an entry that is made up (contract.md, 7: samples are shown as such). */
export function SampleNote({ what }: { what: string }) {
  return (
    <p className="card mt-6 max-w-prose border-dashed p-4" role="note">
      <strong>A sample.</strong> {what} is made up, to show what such an entry looks like.
    </p>
  );
}
