import { refuse, type Refused } from "./outcome.ts";

/**
 * Why a write was not kept where the database or the storage has no space left, or the storage gives no answer, as the local one
 * does on a full disk; null for any other error. Internal errors of D1 pass, and want another try:
 * https://developers.cloudflare.com/d1/observability/debug-d1/
 */
export function refuseFullStorage(error: unknown): Refused | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (signs.test(each.message)) return fullStorage;
  }
  return null;
}

const signs =
  /SQLITE_FULL|database or disk is full|exceeded maximum DB size|no space left|\bENOSPC\b|storage gave no answer/i;

export const fullStorage = refuse(
  "full",
  "storage_full",
  "There is no room left, or the storage does not answer, so this was not saved. If the site is yours: remove images and backups that you do not need and empty the trash, or raise the limits of your plan at Cloudflare (on your own machine: free some disk space), then try again.",
);
