import * as v from "valibot";
import type { WorkKind } from "../works/work.ts";
import { swapPath } from "../art/swap.ts";
import { isPagePath } from "../own-pages/page-path.ts";

/** What a page reports about one view. */
export const viewInput = v.object({
  path: v.pipe(v.string("The path is missing."), v.maxLength(2000, "The path is too long.")),
  referrer: v.optional(v.pipe(v.string(), v.maxLength(4000, "The referrer is too long.")), ""),
});
export type ViewInput = v.InferOutput<typeof viewInput>;

/**
 * The page that is at a path: one of `paths`, a post that may be there under a slug or an id, a work of the database, or a page
 * of the owner's that may be there. `otherwise` is counted where there is no such work. Null where the site has none, so that
 * invented addresses count nowhere.
 */
export function pageAt(path: string, paths: ReadonlySet<string>): CountedPage | null {
  if (paths.has(path)) return { path };
  // What a visitor made is in the rest of the address.
  if (path.startsWith(`${swapPath}/`) && paths.has(swapPath)) return { path: swapPath };
  const [, post] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (post) return { post };
  // Every other path below the portfolio shows the same screen.
  const otherwise = path.startsWith("/portfolio/") ? "/portfolio" : null;
  const [, place = "", slug] = /^\/(portfolio|art|art\/zine)\/([^/]+)$/.exec(path) ?? [];
  if (slug) return { work: { path, kinds: kindsAt[place] ?? [], slug }, otherwise };
  if (otherwise !== null) return { path: otherwise };
  return isPagePath(path) ? { page: path } : null;
}

export type CountedPage =
  | { path: string }
  | { post: string }
  | { page: string }
  | { work: { path: string; kinds: readonly WorkKind[]; slug: string }; otherwise: string | null };

const kindsAt: Record<string, readonly WorkKind[]> = {
  portfolio: ["project"],
  art: ["artwork", "zine"],
  "art/zine": ["zine"],
};
