import { refuse, type Refused } from "./outcome.ts";
import { english } from "./words/catalogues/en.ts";

/**
 * Why a write was not kept, in words for programs and the owner, where the database or the storage has no space left, or the
 * storage gives no answer, as the local one does on a full disk; null for any other error. Internal errors of D1 pass, and want another try:
 * https://developers.cloudflare.com/d1/observability/debug-d1/
 */
export function refuseFullStorage(error: unknown): Refused | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (signs.test(each.message)) return refuse("full", fullStorageCode, english.errors.fullText);
  }
  return null;
}

const signs =
  /SQLITE_FULL|database or disk is full|exceeded maximum DB size|no space left|\bENOSPC\b|storage gave no answer/i;

export const fullStorageCode = "storage_full";
