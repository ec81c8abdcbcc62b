/** One look at one page, as it is counted. Nothing in it says who looked. */
export interface PageView {
  /** Without query and hash, decoded, lower-case, without a slash at the end. */
  path: string;
  /** The host of the referring site; empty where there is none or it is this site. */
  referrer: string;
}

/** First steps of paths whose rest is a token, which gives access to one person's data: it is never stored. */
const followedByTokens = ["confirmation", "subscription", "unsubscribe", "letters"];
/** First steps of paths that are not counted. */
const uncounted = ["admin", "auth", "api", "preview"];

export const longestPath = 250;
export const longestHost = 100;

/** The page view that is counted; null where the path is not one of this site or is not counted. */
export function readPageView(
  { path, referrer }: { path: string; referrer: string },
  origin: string,
): PageView | null {
  const page = pagePath(path);
  return page === null ? null : { path: page, referrer: referrerHost(referrer, origin) };
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
    return decodeURIComponent(path).normalize("NFC");
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
