/** The header by which every document names the build that made it; `data-version` of its root element says the same. */
export const versionHeader = "X-Site-Version";

/** The key in `sessionStorage` of the version that the page was reloaded for. */
const storageKey = "site-reloaded-for";

/**
 * Whether the site was deployed again since this page was loaded; true only once for each version, so that nothing
 * reloads for ever.
 */
export async function isNewVersion(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(10_000),
    });
    const version = answer.headers.get(versionHeader);
    if (!version || version === document.documentElement.dataset.version) return false;
    if (sessionStorage.getItem(storageKey) === version) return false;
    sessionStorage.setItem(storageKey, version);
    return true;
  } catch {
    // No answer, or nowhere to remember: better to ask the person.
    return false;
  }
}
