/** What the forms of the accounts say, on the server and in the browser alike. */
export const problem = "There is a problem";
export const emailMissing = "Enter your email address";
export const emailShape = "Enter an email address in the form name@example.com";
export const emailTaken = "This email address already has an account: sign in, or reset your password";
export const passwordMissing = "Enter your password";
export const wrongPassword = "This is not your password";
export const wrongSignIn = "The email address or the password is not right";
export const badLink = "This link has expired or has been used. Ask for a new one.";
/** builder.md, 5, and what became of the check that does itself. */
export const captchaFailed =
  "Please complete the CAPTCHA: the check that you are human has run out or did not work. It has started again, so send the form once more.";
/** The text of guide.md, 5. */
export const termsMissing = "You must accept our terms & conditions to continue";
