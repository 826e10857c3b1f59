import { BookmarkPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/form.ts";

type Props = {
  rejected: { reason: string; name: string } | undefined;
  /** The chosen ingredients: what the search may be called after. */
  suggested: readonly { display_name: string }[];
  /** The key of the form: sent twice, it is one search. */
  once: string;
};

const most = 3;
const longestName = 80;

/** builder.md, 2: saves the search that the address holds: a dialog; without a script a form that folds. */
export function SaveSearch({ rejected, suggested, once }: Props) {
  const [open, setOpen] = useState(false);
  // A refused name: the dialog is there again, with why.
  useEffect(() => {
    if (rejected) setOpen(true);
  }, [rejected]);
  const name =
    rejected?.name ||
    suggested
      .slice(0, most)
      .map((one) => one.display_name)
      .join(", ");
  const form = { name: name.slice(0, longestName), error: rejected?.reason, once };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="button button-quiet needs-script max-sm:px-3"
        title="Save this search"
      >
        <BookmarkPlus size={18} aria-hidden="true" />
        {/* On a phone all of the line's parts stand in it. */}
        <span className="max-sm:sr-only">Save search</span>
      </button>
      <details className="without-script" open={rejected ? true : undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
          Save search
        </summary>
        <SaveForm {...form} id="plain-search-name" />
      </details>
      <Dialog open={open} onClose={() => setOpen(false)} title="Save this search">
        {open ? <SaveForm {...form} id="search-name" /> : null}
      </Dialog>
    </>
  );
}

/** What a dialog gives the focus to when it opens. */
const asFirst = (field: HTMLInputElement | null) => {
  if (field) field.autofocus = true;
};

type FormProps = { name: string; error: string | undefined; id: string; once: string };

function SaveForm({ name, error, id, once }: FormProps) {
  const saving = useNavigation().formMethod === "POST";
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={pathname + search}
      onSubmit={(event) => {
        // Pressed twice, it is saved once.
        if (saving) event.preventDefault();
      }}
    >
      <input type="hidden" name="idempotency_key" value={once} />
      <Field
        id={id}
        name="name"
        label="What it is called"
        hint="It tells from then on what is new in it."
        defaultValue={name}
        maxLength={longestName}
        required
        error={error}
        ref={asFirst}
      />
      <button type="submit" className="button button-main" aria-disabled={saving}>
        {saving ? "Saving…" : "Save"}
      </button>
    </Form>
  );
}
