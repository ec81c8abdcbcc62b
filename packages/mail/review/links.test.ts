import { describe, expect, it } from "vitest";
import { isPublicAddress, linksIn } from "./links.ts";
import { tryLinks } from "./try-links.ts";

type Answer = number | { to: string } | Error;

/** Answers each address as given, and records the requests. */
function network(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input);
    asked.push(`${init?.method} ${url}`);
    const answer = answers[`${init?.method} ${url}`] ?? answers[url] ?? new Error("no such host");
    if (answer instanceof Error) throw answer;
    if (typeof answer === "number") return new Response(null, { status: answer });
    return new Response(null, { status: 302, headers: { Location: answer.to } });
  };
  return { site: { origin, fetch: fetch as typeof globalThis.fetch, askInside }, asked };
}

const origin = "https://own.example";
const askInside = async (path: string) =>
  path === "/blog/gone" ? 404 : path.startsWith("/admin") ? 401 : path === "/odd" ? 503 : 200;

describe("the links of a letter", () => {
  it("are each found once, as they were written, without those of its frame", () => {
    const html =
      '<a style="x" href="https://a.example/?a=1&amp;b=2">a</a> <a href="https://a.example/?a=1&#x26;b=2">b</a> <a href="mailto:a@b.example">c</a> <a href="https://own.example/unsubscribe/x">d</a>';
    expect(linksIn(html, ["https://own.example/unsubscribe/x"])).toEqual(["https://a.example/?a=1&b=2"]);
  });

  it("of this site are checked without a request leaving it", async () => {
    const { site, asked } = network({});
    const urls = ["/blog/here", "/blog/gone", "/admin/email", "/odd"].map((path) => origin + path);
    expect((await tryLinks(urls, site)).map(({ state }) => state)).toEqual([
      "good",
      "broken",
      "broken",
      "unsure",
    ]);
    expect(asked).toEqual([]);
  });

  it("of other sites are tried: missing pages are broken, refusing ones are not", async () => {
    const { site } = network({
      "https://good.example/": 200,
      "https://gone.example/": 404,
      "https://shy.example/": 403,
      "HEAD https://picky.example/": 405,
      "GET https://picky.example/": 200,
      "https://moved.example/": { to: "https://good.example/" },
      "https://round.example/": { to: "/" },
    });
    const urls = ["good", "gone", "shy", "picky", "moved", "round", "nowhere"].map(
      (name) => `https://${name}.example/`,
    );
    expect((await tryLinks(urls, site)).map(({ state }) => state)).toEqual([
      "good",
      "broken",
      "unsure",
      "good",
      "good",
      "broken",
      "broken",
    ]);
  });

  it("never lead the Worker to a private address, not even by a redirect", async () => {
    const { site, asked } = network({ "https://sly.example/": { to: "http://169.254.169.254/latest" } });
    const urls = ["https://sly.example/", "http://10.0.0.1/", "http://localhost:8080/"];
    const findings = await tryLinks(urls, site);
    expect(findings.map(({ state }) => state)).toEqual(["unsure", "unsure", "unsure"]);
    expect(asked).toEqual(["HEAD https://sly.example/"]);
  });

  it("are tried up to thirty, and the rest is reported", async () => {
    const urls = Array.from({ length: 33 }, (_, index) => `https://a.example/${index}`);
    const { site, asked } = network(Object.fromEntries(urls.map((url) => [url, 200])));
    const findings = await tryLinks(urls, site);
    expect(asked).toHaveLength(30);
    expect(findings.filter(({ state }) => state === "unsure")).toHaveLength(3);
  });
});

describe("an address that may be asked", () => {
  it.each([
    "https://pond.example.com/a",
    "http://pond.org",
    "https://pond.org:8443/",
    "https://1e100.net",
    "https://pond.org.",
    "https://_a.pond.org/",
    "https://käuze.de/",
  ])("is public: %s", (url) => expect(isPublicAddress(url)).toBe(true));

  it.each([
    "http://127.0.0.1/",
    "http://0x7f.1/",
    "http://2130706433/",
    "http://017700000001/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://192.168.0.1:80/",
    "http://169.254.169.254/",
    "http://localhost/",
    "http://localhost./",
    "https://localhost../",
    "https://127.0.0.1../",
    "https://pond..org/",
    "https://.pond.org/",
    "https://pond.org../",
    "https://localhost%2E%2E/",
    "https://printer.local%2E%2E/",
    "https://-pond.org/",
    `https://${"a".repeat(64)}.org/`,
    "https://pond.123abc.9/",
    "http://a.localhost/",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://intranet/",
    "https://user:secret@pond.org/",
    "https://pond.org:22/",
    "ftp://pond.org/",
    "file:///etc/passwd",
    "no address",
  ])("is not %s", (url) => expect(isPublicAddress(url)).toBe(false));
});
