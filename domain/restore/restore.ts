import { manifestSchema } from "@toadstool/archive/manifest";
import * as v from "valibot";

/** Asks for a restore. `replace` is the digest of what is on the site, where the owner agrees that it be replaced. */
export const restoreInput = v.object({ manifest: manifestSchema, replace: v.optional(v.string(), "") });
export type RestoreInput = v.InferOutput<typeof restoreInput>;

/** Parts have six digits. Those that are made here, of rows that have arrived, have the numbers from this one on. */
export const firstMade = 1_000_000;
/** UTF-8 bytes of the rows of a part; one row alone may be longer: a row of 2 MB, all of whose characters JSON escapes. */
export const partBytes = 1_000_000;
export const longestRow = 16 * 1024 * 1024;
/** The largest file that the engine makes is 64 MB. */
export const largestFile = 100_000_000;
/** Milliseconds after which a restore that takes nothing more is given up. */
export const givenUpAfter = 86_400_000;
/** Milliseconds for which the logins of a restored archive wait for the owner. */
export const loginsKeptFor = 30 * 86_400_000;

/** What would be lost: `what` is in the plural. */
interface Loss {
  what: string;
  count: number;
}

/** What a site holds, in numbers; `digest` changes with any of them. */
export interface Content {
  digest: string;
  losses: Loss[];
}

/** What came to rest because it would have gone out by itself. */
export interface RestoreReport {
  /** Titles of scheduled drafts that are plain drafts now, and of planned works that are hidden now. */
  drafts: string[];
  works: string[];
  /** Subjects of letters that were under way and are paused, and of scheduled ones that are drafts again. */
  paused: string[];
  unscheduled: string[];
  /** Subjects of welcome letters that are switched off. */
  welcomes: string[];
  /** Whether the digest was on and is off. */
  digest: boolean;
  /** How many logins of the archive wait for the owner at /admin/backup. */
  logins: number;
}

export interface Restore {
  id: string;
  state: "open" | "done";
  /** Of the archive. */
  site: string;
  consistentAt: string;
  startedAt: string;
  touchedAt: string;
  /** Null while it is open. */
  report: RestoreReport | null;
}

/** Tables of an archive with logins that the owner may confirm, row by row; until then nothing of them is on the site. */
export const loginTables = ["passkeys", "personal_tokens", "program_grants", "webhooks"] as const;
export type LoginTable = (typeof loginTables)[number];

/** A passkey, token, program or webhook of a restored archive that waits for the owner. */
export interface StagedLogin {
  table: LoginTable;
  id: string;
  name: string;
  /** What it may do, or what it is notified of. */
  scopes: string;
  createdAt: string;
}

/** The value that names a login in a form. */
export const nameOfLogin = ({ table, id }: Pick<StagedLogin, "table" | "id">) => `${table} ${id}`;

/** Holds the rest of posts’ long texts. Their HTML is made anew, so that it may have other rows than the archive. */
export const partsTable = "post_parts";
