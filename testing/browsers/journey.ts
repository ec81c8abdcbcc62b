import type { Browser } from "./browser.ts";
import type { Person } from "./person.ts";

export interface Addresses {
  site: string;
  identity: string;
  inbox: string;
}

/** One of the nine ways through the site, written once for every browser. */
export interface Journey {
  name: string;
  /** Scripts are off in it. */
  withoutScripts?: boolean;
  /** False where the studio has nothing of the kind. */
  hasPlace?: boolean;
  /** Refusals and errors that belong to it. */
  expected?: RegExp;
  walk(person: Person, where: Addresses, browser: Browser): Promise<void>;
}
