import { readCursor } from "#db/d1/keyset.ts";
import { refuse, type Refused } from "#domain/outcome.ts";

/** The page of a list that a query asks for: `limit` from 1 to 100, 20 if not given. */
export function pageAsked({
  limit = "20",
  cursor,
}: Record<string, string>): { limit: number; cursor: string | undefined } | Refused {
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100)
    return refuse("invalid", "invalid_limit", "limit must be a number from 1 to 100.");
  if (cursor !== undefined && !readCursor(cursor))
    return refuse("invalid", "invalid_cursor", "cursor must be one that an earlier page returned.");
  return { limit: Number(limit), cursor };
}

/** How such a call describes its query, and what is refused of it. */
export const pageQuery = {
  limit: "1 to 100; 20 if not given.",
  cursor: "The `cursor` of the previous page.",
};
export const pageErrors = { 422: "`limit` is not a number from 1 to 100, or `cursor` is invalid." };
