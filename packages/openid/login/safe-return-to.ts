/** Characters, as they are written; a URL may write each as three bytes of three characters. */
export const longestReturnTo = 2500;

/** Any base will do: only whether `returnTo` leaves it is asked. */
const base = "https://own-origin.invalid";

/**
 * Where a login leads back to: a path of this site. Whatever a browser could read as another address, now or after
 * one more round of decoding, and each path that `isUnfit`, leads to `fallback` instead.
 */
export function safeReturnTo(
  returnTo: string | null | undefined,
  fallback: string,
  isUnfit: (path: string) => boolean,
): string {
  if (!returnTo || returnTo.length > longestReturnTo || !staysHere(returnTo)) return fallback;
  const url = new URL(returnTo, base);
  return isUnfit(url.pathname) ? fallback : url.pathname + url.search + url.hash;
}

function staysHere(returnTo: string): boolean {
  if (!/^\/(?![/\\])/.test(returnTo) || hasTricks(returnTo)) return false;
  if (!URL.canParse(returnTo, base)) return false;
  const url = new URL(returnTo, base);
  return url.origin === base && !url.pathname.startsWith("//") && !hasTricks(decodedPath(url.pathname));
}

function hasTricks(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop these from an address: "/\t/host" is "//host"
  return /[\\\u0000-\u0020\u007f]/.test(text) || text.startsWith("//");
}

/** Decoded until nothing changes; what cannot be decoded is answered as a trick. */
function decodedPath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decodedPath(decoded);
  } catch {
    return "\\";
  }
}
