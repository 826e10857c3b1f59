/** What a form consists of. */
export { ChangeForm } from "./form/change-form.tsx";
export { Check, Choice, type Option, optionsOf, Pick, Word } from "./form/choices.tsx";
export { ErrorSummary, type FormErrors } from "./form/error-summary.tsx";
export { Field } from "./form/field.tsx";
export { FieldError } from "./form/field-error.tsx";
export { PasswordField } from "./form/password-field.tsx";
export { useDraft } from "./form/use-draft.ts";
