/** What the forms of an account consist of, for the pages of a room above. */
export { bornMissing, notReal, readBorn } from "./forms/born.ts";
export { cleanName, longestName, nameProblem } from "./forms/display-name.ts";
export { textField } from "./forms/fields.ts";
export { isEmail } from "./forms/registration.ts";
export { emailMissing, emailShape, passwordMissing, problem, wrongPassword } from "./forms/texts.ts";
export { YesNo } from "./forms/yes-no.tsx";
export { NewPasswordField } from "./strength/new-password-field.tsx";
