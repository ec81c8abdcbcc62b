import { createContext } from "react";

/** Which scripts a document is sent with. */
interface DocumentScripts {
  /** Admits React Router's own inline scripts past the content security policy; null for a page that is sent without them. */
  nonce: string | null;
  /** The build that made the document. */
  version: string;
}

/** On the server alone: the browser finds it in the document. */
export const ServedScripts = createContext<DocumentScripts | null>(null);

/** What the document that is shown was sent with. */
export function scriptsOfDocument(): DocumentScripts {
  const { version = "" } = document.documentElement.dataset;
  return { nonce: isSentWithoutReact() ? null : "", version };
}

/** Such pages alone have their own script. */
function isSentWithoutReact(): boolean {
  return document.querySelector("script[src*='/page-script']") !== null;
}
