export interface VersionNames {
  /** The header of every document that names the build which made it: `entryContext.manifest.version` of the router. */
  header: string;
  /** The key in `sessionStorage` of the version that the page was reloaded for. */
  storageKey: string;
}

declare global {
  interface Window {
    /** Written into each document by the router. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Whether the site was deployed again since this page was loaded; true only once for each version, so that nothing
 * reloads for ever.
 */
export async function isNewVersion({ header, storageKey }: VersionNames, address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(10_000),
    });
    const version = answer.headers.get(header);
    if (!version || version === window.__reactRouterManifest?.version) return false;
    if (sessionStorage.getItem(storageKey) === version) return false;
    sessionStorage.setItem(storageKey, version);
    return true;
  } catch {
    // No answer, or nowhere to remember: better to ask the person.
    return false;
  }
}
