// In workerd, whose own responses the rule needs.
import "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { createIsolateCache } from "./isolate-cache.ts";
import type { Answer, Wanted } from "../page-cache.ts";

const hour = 3_600_000;
const wanted = (key: string): Wanted => ({
  key,
  props: { origin: "https://toadstool.test", accept: "text/html" },
  request: () => new Request(`https://toadstool.test/${key}`),
});

let now = 0;
let made = 0;
let later: Promise<unknown>[] = [];
let cache = createIsolateCache({ now: () => now });

beforeEach(() => {
  now = 1_000_000;
  made = 0;
  later = [];
  cache = createIsolateCache({ now: () => now });
});

const stored = "public, max-age=3600, stale-while-revalidate=3600";

function page(headers: Record<string, string> = {}, status = 200) {
  return async () =>
    new Response(`page ${++made}`, {
      status,
      headers: { "Cloudflare-CDN-Cache-Control": stored, ...headers },
    });
}

async function read(key = "blog", render = page()) {
  const answer: Answer = await cache.answer(wanted(key), render, (work) => later.push(work));
  return {
    text: await new Response(answer.body).text(),
    status: answer.headers.get("Cf-Cache-Status"),
    answer,
  };
}

const texts = async (...keys: string[]) => {
  const found: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const key of keys) found.push((await read(key)).text);
  return found;
};

describe("the cache of one isolate", () => {
  it("answers the same key with what it has stored, and keeps keys apart", async () => {
    expect(await texts("blog", "blog", "art", "blog")).toEqual(["page 1", "page 1", "page 2", "page 1"]);
    expect((await read()).status).toBe("HIT");
  });

  it("shows readers nothing of what is for the cache", async () => {
    const { answer } = await read();
    expect([...answer.headers.keys()]).toEqual(["cf-cache-status", "content-type"]);
  });

  it.each<Record<string, string>>([
    { "Set-Cookie": "a=b" },
    { "Cloudflare-CDN-Cache-Control": "no-store" },
    { "Cloudflare-CDN-Cache-Control": "private, max-age=60" },
    { Vary: "*" },
  ])("does not store %j", async (headers) => {
    await read("blog", page(headers));
    const again = await read("blog", page(headers));
    expect(again).toMatchObject({ text: "page 2", status: "BYPASS" });
  });

  it("does not store what went wrong", async () => {
    await read("blog", page({}, 500));
    expect((await read()).text).toBe("page 2");
  });

  it("serves a stale page once more while a new one is made, and none that is older", async () => {
    await read();
    now += hour + 1;
    expect(await read()).toMatchObject({ text: "page 1", status: "UPDATING" });
    expect(later).toHaveLength(1);
    await Promise.all(later);
    expect(await read()).toMatchObject({ text: "page 2", status: "HIT" });
    now += 2 * hour + 1;
    expect(await read()).toMatchObject({ text: "page 3", status: "MISS" });
  });

  it("makes one new page however many readers come meanwhile", async () => {
    await read();
    now += hour + 1;
    await Promise.all([read(), read(), read()]);
    await Promise.all(later);
    expect(made).toBe(2);
  });

  it("is empty after a purge", async () => {
    expect(await texts("blog", "art")).toEqual(["page 1", "page 2"]);
    await cache.purge();
    expect(await texts("blog", "art")).toEqual(["page 3", "page 4"]);
  });

  it("does not store a page that was begun before a purge", async () => {
    const overtaken = async () => {
      const answer = await page()();
      await cache.purge();
      return answer;
    };
    expect((await read("blog", overtaken)).text).toBe("page 1");
    expect((await read()).text).toBe("page 2");
  });

  it("keeps to its size, and keeps what is asked for", async () => {
    cache = createIsolateCache({ now: () => now, most: 10_000 });
    await texts("home", "one", "two", "three");
    await texts("home", "four", "five");
    await read("home");
    expect(made).toBeLessThanOrEqual(7);
    const before = made;
    await read("one");
    expect(made).toBe(before + 1);
  });
});
