/** Removing without a script: the same question, which a disclosure asks. */
export function PlainRemoval({ id, name }: { id: number; name: string }) {
  return (
    <details className="without-script">
      <summary className="button button-quiet">
        <span>
          <span>
            Remove<span className="sr-only">: {name}</span>
          </span>
        </span>
      </summary>
      <form method="post" className="mt-2">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
        <p className="mb-2">Remove {name} from your bar?</p>
        <button type="submit" className="button button-main">
          Remove
        </button>
      </form>
    </details>
  );
}
