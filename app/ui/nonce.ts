import { createContext } from "react";

/** On the server: admits an inline script of this answer past the content security policy. */
export const Nonce = createContext<string | undefined>(undefined);
