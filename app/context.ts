import type { DocumentedCall } from "@toadstool/hono-calls/description";
import { createContext } from "react-router";
import type { Chrome } from "#domain/chrome/chrome.server.ts";
import type { Facts } from "#domain/facts/fact-shapes.ts";
import type { Session } from "#domain/identity/owner.ts";
import type { ScriptPolicy } from "#app/script-policy.ts";
import type { SeenFrom } from "#domain/identity/seen-from.ts";
import type { Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";

/** Whether readers may see what a request of the owner’s changes; `later`: within minutes, as one of thousands. */
export type Change = "seen" | "unseen" | "later";

/** What a request carries to every loader and action; the Worker makes it. */
export interface RequestContext {
  services: Services;
  /** The logged-in owner's session, looked up once a request. */
  session: () => Promise<Session | null>;
  /** Called by the guard that has proven the owner, before the rule runs: readers’ pages are purged afterwards. */
  beginChange: (change?: Change) => Promise<void>;
  /** What header, footer and pages share; read once a request. */
  chrome: () => Promise<Chrome>;
  /** The profile and the other facts of which a site has one each, as readers see them; read with the chrome. */
  facts: () => Promise<Facts>;
  /** The visitor's address, for rate limits alone: never stored. */
  visitorAddress: string;
  /** The browser and the place, for the owner's list of sessions. */
  seenFrom: () => SeenFrom;
  /** Admits the inline scripts of this answer past the content security policy. */
  inlineScripts: Pick<ScriptPolicy, "nonce" | "usesNonce" | "admit">;
  /** Why the Worker could not read the body that was sent. */
  bodyRefusal?: Refused;
  /** The fields that a form has sent to get a document, read beside the action that reads them; none of an upload. */
  sent?: () => Promise<[name: string, value: string][]>;
  /** A whole document is asked for, not the data of a client-side navigation. */
  isDocument: boolean;
  /** Article bodies of this document: rendered once as HTML and not repeated in the page's data. */
  articles: Map<string, string>;
  /** Answers a path of this site with its status, as a visitor gets it: nothing leaves the Worker. */
  askInside?: (path: string) => Promise<number>;
  /** Every call of the API, from the schemas that parse them. */
  apiCalls?: () => Promise<DocumentedCall[]>;
}

export const requestContext = createContext<RequestContext>();
