/** What a form consists of. */
export { ChangeForm, RenameForm } from "./form/change-form.tsx";
export { Check, Choice, type Option, optionsOf, Pick, Word } from "./form/choices.tsx";
export { Field } from "./form/field.tsx";
export { FieldError } from "./form/field-error.tsx";
export { ErrorSummary, type FormErrors, Outcome } from "./form/outcome.tsx";
export { PasswordField } from "./form/password-field.tsx";
export { Radios } from "./form/radios.tsx";
export { Select } from "./form/select.tsx";
export { Remaining, TextArea, useTypedBefore } from "./form/text-area.tsx";
export { useDraft } from "./form/use-draft.ts";
export { CropChoice } from "./picture/crop-choice.tsx";
export { PictureFile, PictureInput } from "./picture/picture-input.tsx";
export { readPicture } from "./picture/read-picture.ts";
export { useChosenPicture } from "./picture/use-chosen-picture.ts";
