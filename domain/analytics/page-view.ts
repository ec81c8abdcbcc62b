import * as v from "valibot";

/** One look at one page, as it is counted. Nothing in it says who looked. */
export interface PageView {
  /** Without query and hash, decoded, lower-case, without a slash at the end. */
  path: string;
  /** The host of the referring site; empty where there is none or it is this site. */
  referrer: string;
}

/** What a page reports about one view. */
export const viewInput = v.object({
  path: v.pipe(v.string("The path is missing."), v.maxLength(2000, "The path is too long.")),
  referrer: v.optional(v.pipe(v.string(), v.maxLength(4000, "The referrer is too long.")), ""),
});
export type ViewInput = v.InferOutput<typeof viewInput>;

export const longestPath = 250;
export const longestHost = 100;

/** The rest of their addresses is a token, which gives access to one person's data: it is never stored. */
const followedByTokens = ["confirmation", "unsubscribe", "letters"];
const uncounted = ["admin", "auth", "api", "preview"];

/** The page view that is counted; null where the path is not a page of this site or is not counted. */
export function pageViewOf({ path, referrer }: ViewInput, origin: string): PageView | null {
  const page = pagePath(path);
  return page === null ? null : { path: page, referrer: referrerHost(referrer, origin) };
}

/**
 * The page that is at a path: one of `paths`, or a post that may be there under a slug or an id. Null where the site has
 * no page, so that invented addresses count nowhere.
 */
export function pageAt(path: string, paths: ReadonlySet<string>): { path: string } | { post: string } | null {
  if (paths.has(path)) return { path };
  const [, post] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (post) return { post };
  // Every other path below it shows the same screen.
  return path.startsWith("/portfolio/") ? { path: "/portfolio" } : null;
}

function pagePath(written: string): string | null {
  // Read as a browser reads an address, so that `//elsewhere`, `/\elsewhere` and `/a/../b` are recognised.
  if (!written.startsWith("/") || !URL.canParse(written, here)) return null;
  const url = new URL(written, here);
  const path = url.origin === here ? decoded(url.pathname) : null;
  if (path === null || /[\p{Cc}\\]/u.test(path)) return null;
  const steps = path.toLowerCase().split("/").filter(Boolean);
  const first = steps[0] ?? "";
  if (uncounted.includes(first)) return null;
  if (followedByTokens.includes(first)) return `/${first}`;
  const page = `/${steps.join("/")}`;
  return page.length > longestPath ? null : page;
}

const here = "https://here.invalid";

/** The router decodes an address before it looks for its page, so a `%` must not hide a token here. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function referrerHost(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "";
  const { protocol, hostname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || hostname.length > longestHost) return "";
  const host = hostname.replace(/^www\./, "");
  return host === hostOf(origin) ? "" : host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, "") : null;
}
