/** What speaks with devices that hold passkeys: 900 kB of script with all that it brings, for whoever comes to sign in first. */
export const webauthn = () => import("@simplewebauthn/server");
