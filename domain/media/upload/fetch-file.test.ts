// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { fetchFile } from "./fetch-file.server.ts";

type Answers = Record<string, () => Response>;

async function fetched(answers: Answers, most = 1000) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(String(input));
    expect(init?.redirect).toBe("manual");
    const answer = answers[String(input)];
    if (!answer) throw new TypeError("No such host.");
    return answer();
  };
  const outcome = await fetchFile(
    { fetch: fetch as typeof globalThis.fetch },
    "https://old.example/a.png",
    most,
  );
  return { outcome, asked };
}

const to = (address: string) => () => new Response(null, { status: 302, headers: { Location: address } });
const status =
  (code: number, headers = {}) =>
  () =>
    new Response("no", { status: code, headers });

describe("a file of the web", () => {
  it("is fetched, also where its address leads on", async () => {
    const { outcome, asked } = await fetched({
      "https://old.example/a.png": to("/b.png"),
      "https://old.example/b.png": () => new Response("bytes"),
    });
    expect(asked).toHaveLength(2);
    expect(outcome).toBeInstanceOf(ReadableStream);
  });

  it.each([
    ["http://127.0.0.1/x"],
    ["http://[::1]/x"],
    ["http://169.254.169.254/latest/meta-data"],
    ["http://0x7f.1/x"],
    ["https://router.local/x"],
    ["ftp://old.example/x"],
    ["https://user:word@old.example/x"],
    ["https://old.example:22/x"],
  ])("is not asked for at %s, wherever that address comes from", async (address) => {
    const { outcome, asked } = await fetched({ "https://old.example/a.png": to(address) });
    expect(asked).toHaveLength(1);
    expect(outcome).toMatchObject({ again: null, why: expect.stringContaining("private network") });
  });

  it.each([
    ["is not there", { "https://old.example/a.png": status(404) }, { again: null }],
    ["is not for everyone", { "https://old.example/a.png": status(403) }, { again: null }],
    ["comes later", { "https://old.example/a.png": status(429, { "Retry-After": "90" }) }, { again: 90 }],
    ["breaks", { "https://old.example/a.png": status(500) }, { again: 0 }],
    ["has no host", {}, { again: 0 }],
    ["leads in a circle", { "https://old.example/a.png": to("/a.png") }, { again: null }],
    [
      "is too large by its own word",
      { "https://old.example/a.png": () => new Response("x", { headers: { "Content-Length": "30000000" } }) },
      { again: null, why: expect.stringMatching(/30\sMB/) },
    ],
  ])("that %s has a word on why, and whether to try again", async (_, answers, expected) => {
    expect((await fetched(answers as Answers)).outcome).toMatchObject(expected);
  });
});
