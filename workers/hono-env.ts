import type { Chrome } from "#domain/chrome/chrome.server.ts";
import type { Facts } from "#domain/facts/fact-shapes.ts";
import type { Session } from "#domain/identity/owner.ts";
import type { Change } from "#app/context.ts";
import type { ScriptPolicy } from "#app/script-policy.ts";
import type { SeenFrom } from "#domain/identity/seen-from.ts";
import type { Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import type { Env } from "./env.ts";
import type { Files } from "./services.ts";

/** What every Hono handler of the Worker finds in its context. */
export interface HonoEnv {
  Bindings: Env;
  Variables: {
    services: Services;
    files: Files;
    session: () => Promise<Session | null>;
    /** The guard that has proven the owner calls it before the rule runs: readers’ pages are purged afterwards. */
    beginChange: (change?: Change) => Promise<void>;
    chrome: () => Promise<Chrome>;
    facts: () => Promise<Facts>;
    visitorAddress: string;
    seenFrom: () => SeenFrom;
    inlineScripts: ScriptPolicy;
    /** Why the body could not be read. */
    bodyRefusal?: Refused;
  };
}
