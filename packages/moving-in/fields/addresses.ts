import { decoded } from "./slug.ts";

/** The address of the old site, by which its own links are recognised. */
export interface OldSite {
  /** Hosts without `www.`. */
  hosts: ReadonlySet<string>;
  /** Where relative addresses begin. */
  origin: string;
}

/** Stands for the old site where its address is not known. */
export const unknownHost = "old-site.invalid";
export const unknownSite = `https://${unknownHost}`;

export function oldSite(...addresses: string[]): OldSite {
  const urls = addresses.flatMap((address) => {
    const written = address.includes("://") || address === "" ? address : `https://${address}`;
    return URL.canParse(written) && /^https?:/.test(written) ? [new URL(written)] : [];
  });
  if (urls.length === 0) return { hosts: new Set([unknownHost]), origin: unknownSite };
  return {
    hosts: new Set(urls.map(({ hostname }) => bareHost(hostname))),
    origin: urls[0]?.origin ?? "",
  };
}

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** A written address as a whole one; null where it cannot be. */
export function wholeAddress(written: string, base: string): URL | null {
  const trimmed = written.trim().replaceAll(/[\t\n\r]/g, "");
  const absolute = trimmed.startsWith("//") ? `https:${trimmed}` : trimmed;
  if (URL.canParse(absolute)) return new URL(absolute);
  return base && URL.canParse(absolute, base) ? new URL(absolute, base) : null;
}

export const isOwn = (url: URL, { hosts }: OldSite) =>
  /^https?:$/.test(url.protocol) && hosts.has(bareHost(url.hostname));

/** A path as redirects know it: decoded, without a slash at its end; "" for the start page. */
export function oldPath(address: string): string {
  const url = wholeAddress(address, "https://old.invalid");
  if (!url || !/^https?:$/.test(url.protocol)) return "";
  return decoded(url.pathname)
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\/+$/, "");
}

/** Paths without repetition and without the start page. */
export function oldPaths(...addresses: (string | undefined)[]): string[] {
  return [...new Set(addresses.map((address) => (address ? oldPath(address) : "")))].filter(Boolean);
}
