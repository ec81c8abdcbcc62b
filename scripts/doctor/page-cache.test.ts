import { describe, expect, it } from "vitest";
import { examinePageCache } from "./page-cache.ts";

interface Faults {
  stored?: boolean;
  ignoresSession?: boolean;
  leaks?: boolean;
}

/** A site as it ought to answer, or with a fault. */
function site({ stored = true, ignoresSession = false, leaks = false }: Faults = {}) {
  const seen = new Set<string>();
  return async (address: string, { headers = {} }: RequestInit = {}) => {
    const asked = new Headers(headers as Record<string, string>);
    const { pathname } = new URL(address);
    const isPersonal = asked.has("Cookie") && !ignoresSession;
    const status = isPersonal || !stored ? "BYPASS" : seen.has(pathname) ? "HIT" : "MISS";
    seen.add(pathname);
    if (asked.get("If-None-Match") === '"a"') return new Response(null, { status: 304 });
    return new Response("page", {
      headers: {
        "Cf-Cache-Status": status,
        "Cache-Control": "public, max-age=0, must-revalidate",
        ETag: '"a"',
        ...(leaks && { "Cache-Tag": "posts" }),
      },
    });
  };
}

const wordsOfFaults = async (faults?: Faults) =>
  (await examinePageCache({ origin: "https://site.test", fetch: site(faults) }))
    .filter(({ isGood }) => !isGood)
    .map(({ words }) => words);

describe("the doctor on the page cache", () => {
  it("finds nothing wrong with a site whose pages are kept", async () => {
    expect(await wordsOfFaults()).toEqual([]);
  });

  it("finds pages that are made anew for each reader", async () => {
    expect(await wordsOfFaults({ stored: false })).toContain(
      "cf-cache-status: BYPASS, then BYPASS, then BYPASS, then BYPASS",
    );
  });

  it("finds that a session gets a stranger’s page", async () => {
    expect(await wordsOfFaults({ ignoresSession: true })).toEqual([
      "with a session cookie: HIT (never from the cache)",
    ]);
  });

  it("finds headers that are for the cache alone", async () => {
    expect(await wordsOfFaults({ leaks: true })).toContain("sends Cache-Tag to strangers");
  });
});
