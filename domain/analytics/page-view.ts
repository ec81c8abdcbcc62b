import * as v from "valibot";
import { readPageView } from "@toadstool/worker-kit/page-views";
import { isPagePath } from "../pages/page-path.ts";

/** What a page reports about one view. */
export const viewInput = v.object({
  path: v.pipe(v.string("The path is missing."), v.maxLength(2000, "The path is too long.")),
  referrer: v.optional(v.pipe(v.string(), v.maxLength(4000, "The referrer is too long.")), ""),
});
export type ViewInput = v.InferOutput<typeof viewInput>;

const followedByTokens = ["confirmation", "unsubscribe", "letters"];
const uncounted = ["admin", "auth", "api", "preview"];

/** The page view that is counted; null where the path is not a page of this site or is not counted. */
export function pageViewOf(input: ViewInput, origin: string) {
  return readPageView(input, { origin, followedByTokens, uncounted });
}

/**
 * The page that is at a path: one of `paths`, a post that may be there under a slug or an id, or a page of the owner's that
 * may be there. Null where the site has none, so that invented addresses count nowhere.
 */
export function pageAt(
  path: string,
  paths: ReadonlySet<string>,
): { path: string } | { post: string } | { page: string } | null {
  if (paths.has(path)) return { path };
  const [, post] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (post) return { post };
  // Every other path below it shows the same screen.
  if (path.startsWith("/portfolio/")) return { path: "/portfolio" };
  return isPagePath(path) ? { page: path } : null;
}
