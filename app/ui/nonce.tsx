import { createContext } from "react";

/** The nonce of the page being rendered on the server; the browser hides it and needs none. */
export const NonceContext = createContext<string | undefined>(undefined);
