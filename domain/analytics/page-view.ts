import * as v from "valibot";
import type { WorkKind } from "../works/work.ts";
import { isPagePath } from "../own-pages/page-path.ts";

/** What a page reports about one view. */
export const viewInput = v.object({
  path: v.pipe(v.string("The path is missing."), v.maxLength(2000, "The path is too long.")),
  referrer: v.optional(v.pipe(v.string(), v.maxLength(4000, "The referrer is too long.")), ""),
});
export type ViewInput = v.InferOutput<typeof viewInput>;

/**
 * The page that is at a path: one of `paths`, the page above where all that is beneath it counts as that page (`/x/*`), a post
 * that may be there under a slug or an id, a work of the database, or a page of the owner's that may be there. `otherwise` is
 * counted where there is no such work. Null where the site has none, so that invented addresses count nowhere.
 */
export function pageAt(path: string, paths: ReadonlySet<string>): CountedPage | null {
  if (paths.has(path)) return { path };
  const above = pathsAbove(path).find((one) => paths.has(`${one}/*`));
  if (above) return { path: above };
  const [, post] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (post) return { post };
  // Every other path below the portfolio shows the same screen.
  const otherwise = path.startsWith("/portfolio/") ? "/portfolio" : null;
  const [, place = "", slug] = /^\/(portfolio|art|art\/zine)\/([^/]+)$/.exec(path) ?? [];
  if (slug) return { work: { path, kinds: kindsAt[place] ?? [], slug }, otherwise };
  if (otherwise !== null) return { path: otherwise };
  return isPagePath(path) ? { page: path } : null;
}

/** `/a/b/c`: `/a/b` and `/a`. */
function pathsAbove(path: string): string[] {
  const segments = path.split("/");
  return segments.slice(2).map((_, at) => segments.slice(0, -1 - at).join("/"));
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
