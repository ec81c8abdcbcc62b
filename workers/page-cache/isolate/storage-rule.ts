/** How long an answer may be stored. */
interface StorageRule {
  /** Milliseconds. */
  freshFor: number;
  /** Milliseconds after that in which it is served once more, while a new one is made. */
  staleFor: number;
}

/** By the headers that Workers Cache obeys; null for what it does not store. Answers without any are not stored here. */
export function storageRuleOf({ status, headers }: Response): StorageRule | null {
  if (headers.has("Set-Cookie") || headers.get("Vary") === "*" || status === 206 || status >= 500)
    return null;
  const rules = readDirectives(
    headers.get("Cloudflare-CDN-Cache-Control") ?? headers.get("Cache-Control") ?? "",
  );
  const maxAge = rules.get("s-maxage") ?? rules.get("max-age");
  if (rules.has("no-store") || rules.has("private") || rules.has("no-cache") || maxAge === undefined)
    return null;
  const isStrict = ["s-maxage", "must-revalidate", "proxy-revalidate"].some((name) => rules.has(name));
  return {
    freshFor: seconds(maxAge),
    staleFor: isStrict ? 0 : seconds(rules.get("stale-while-revalidate")),
  };
}

function readDirectives(header: string): Map<string, string> {
  const pairs = header.split(",").map((part) => part.trim().toLowerCase().split("="));
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}

function seconds(text = "0"): number {
  return Number(text) * 1000 || 0;
}
