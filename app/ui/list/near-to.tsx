/** Said above a list that shows what was perhaps meant, since nothing has the words themselves. */
export function NearTo({ keyword }: { keyword: string }) {
  return (
    <p className="mb-4 text-lg wrap-anywhere" data-near="">
      Nothing is called “{keyword}”; these are near.
    </p>
  );
}
