import type { ReactNode } from "react";
import { imageRules } from "#app/uploads/image-rules.ts";
import { FieldError } from "../form/field-error.tsx";
import { tied } from "../form/labelled.tsx";

type FileProps = {
  /** Its hint and its message stand on the page at `{id}-hint` and `{id}-error`. */
  id?: string;
  name?: string;
  accept?: string;
  multiple?: boolean;
  problem: string | undefined;
  /** Hears that another file was chosen (`useChosenPicture`). */
  look(input: HTMLInputElement): unknown;
  className?: string;
};

/** The field of a form that takes a picture, or several of them. */
export function PictureFile({ id = "image", name = id, accept, multiple, problem, look, className = "" }: FileProps) {
  return (
    <input
      name={name}
      type="file"
      multiple={multiple}
      accept={accept ?? imageRules.accept}
      className={`input file:mr-4 file:cursor-pointer file:rounded-full file:border file:border-edge file:bg-transparent file:px-4 file:font-semibold ${className}`}
      {...tied(id, { hint: true, error: problem })}
      onChange={(event) => void look(event.currentTarget)}
    />
  );
}

type Props = FileProps & {
  label: string;
  hint: ReactNode;
  /** What is said of the file and is no fault of it. */
  warning?: string | null;
  /** What stands above the field, as the picture that is there already. */
  children?: ReactNode;
};

/** The same with its label, its hint, and what is wrong with the picture, which is told as soon as it is known. */
export function PictureInput({ label, hint, warning, children, id = "image", ...file }: Props) {
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-muted">
        {hint}
      </p>
      <div aria-live="polite">
        <FieldError id={`${id}-error`} error={file.problem} />
        {warning ? <p className="mb-2 font-semibold">{warning}</p> : null}
      </div>
      {children}
      <PictureFile id={id} {...file} />
    </>
  );
}
