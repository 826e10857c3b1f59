/** Told beside what was said and could not be kept. */
export function NotSaved() {
  return (
    <span role="alert" className="self-center text-bad">
      That could not be saved. Please try again.
    </span>
  );
}
