import { eq, gt, isNull, sql } from "drizzle-orm";
import { outdatedTags } from "#db/schema.ts";
import type { Services } from "../services.ts";

type Storage = Pick<Services, "db">;

/**
 * The statements between which a batch writes what readers may see some minutes later: the cron purges it, or the next change that
 * cannot wait. Thousands of such writes would use up the calls that the platform allows. None where it `isNow`.
 */
export function renewLater({ db }: Storage, isNow: boolean) {
  if (isNow) return { counted: [], waits: [] };
  const mark = sql`(select max(id) from ${outdatedTags} where tag = '')`;
  return {
    counted: [db.insert(outdatedTags).values({ tag: "", canWait: true })],
    waits: [
      db.update(outdatedTags).set({ canWait: true }).where(gt(outdatedTags.id, mark)),
      db.delete(outdatedTags).where(eq(outdatedTags.tag, "")),
    ],
  };
}

/** The statement after which all that could wait is purged at the end of the request. */
export function renewNow({ db }: Storage) {
  return db.update(outdatedTags).set({ canWait: false }).where(isNull(outdatedTags.purgedAt));
}
