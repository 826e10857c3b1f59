/** What a form consists of. */
export { ErrorSummary, type FormErrors } from "./form/error-summary.tsx";
export { Field, FieldError } from "./form/field.tsx";
export { PasswordField } from "./form/password-field.tsx";
export { useDraft } from "./form/use-draft.ts";
