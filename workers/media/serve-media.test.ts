import type { MediaFacts, MediaFile } from "@toadstool/media/storing";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { images } from "#db/schema.ts";
import { fileKey, makeImageId } from "#domain/media/image.ts";
import { ask } from "#testing/api.ts";
import { storedImage } from "#testing/images.ts";
import { testOrigin, testServices } from "#testing/services.ts";
import type { Env } from "#workers/env.ts";

const { services } = testServices();
const { db, store } = services;
const bucket = (env as unknown as Env).MEDIA;

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(new Request(`${testOrigin}${path}`, { method, headers, redirect: "manual" }));

const textOf = async (answer: Response) => new TextDecoder().decode(await answer.arrayBuffer());

const types: Record<string, string> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webm: "video/webm",
  mp4: "video/mp4",
};

/** An image of the library whose files hold their own names. */
async function keep(
  names: string[],
  said: { id?: string; revision?: number; name?: string } = {},
  known: Partial<MediaFacts> = {},
) {
  const { id = makeImageId(), revision = 1, name = "A toad" } = said;
  const files = names.map((file): MediaFile => {
    const [stem, ending = ""] = file.split(".");
    return {
      name: file,
      type: types[ending] ?? "",
      width: Number(stem) || 1200,
      height: 100,
      bytes: file.length,
    };
  });
  for (const file of files) {
    const bytes = new TextEncoder().encode(file.name);
    // oxlint-disable-next-line no-await-in-loop -- a few
    await store.put(fileKey(id, revision, file.name), bytes, file.type);
  }
  await db.delete(images).where(eq(images.id, id));
  await storedImage(services, { id, revision, name, facts: { main: names[0], files, ...known } });
  return id;
}

let id: string;
beforeAll(async () => {
  id = await keep(["640.jpg", "320.webp", "640.webp", "640.avif", "card.jpg"]);
});

describe("/media/{id}/{revision}/{file}", () => {
  it("is the stored file, cached for ever, for everyone, and able to do nothing", async () => {
    const answer = await get(`/media/${id}/1/640.webp`);
    expect(answer.status).toBe(200);
    expect(await textOf(answer)).toBe("640.webp");
    const { etag = "", "last-modified": changed = "", ...headers } = Object.fromEntries(answer.headers);
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    expect(Math.abs(Date.parse(changed) - Date.now())).toBeLessThan(60_000);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": "8",
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "content-disposition": `inline; filename="${id}-640.webp"; filename*=UTF-8''${id}-640.webp`,
    });
    expect(headers).not.toHaveProperty("set-cookie");
  });

  it("is a film that may play when it is opened directly, and still run nothing", async () => {
    const film = await keep(["film.mp4"]);
    const policy = (await get(`/media/${film}`)).headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^default-src 'none';.*; sandbox allow-same-origin$/);
  });

  it("answers HEAD with headers only", async () => {
    const answer = await get(`/media/${id}/1/640.webp`, { Range: "bytes=0-1" }, "HEAD");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Length")).toBe("8");
    expect(await textOf(answer)).toBe("");
  });

  it("is not sent again to a client that has it", async () => {
    const path = `/media/${id}/1/640.webp`;
    const { headers } = await get(path);
    const tag = headers.get("ETag") ?? "";
    const changed = headers.get("Last-Modified") ?? "";
    const later = new Date(Date.now() + 100_000).toUTCString();
    const earlier = new Date(Date.now() - 100_000).toUTCString();
    const table: [Record<string, string>, number][] = [
      [{ "If-None-Match": tag }, 304],
      [{ "If-None-Match": `"other", W/${tag}` }, 304],
      [{ "If-None-Match": "*" }, 304],
      [{ "If-None-Match": '"other"' }, 200],
      [{ "If-None-Match": '"other"', "If-Modified-Since": later }, 200],
      [{ "If-Modified-Since": changed }, 304],
      [{ "If-Modified-Since": later }, 304],
      [{ "If-Modified-Since": earlier }, 200],
      [{ "If-Modified-Since": "yesterday" }, 200],
    ];
    for (const [asked, status] of table) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await get(path, asked);
      expect([asked, answer.status]).toEqual([asked, status]);
      expect(answer.headers.get("ETag")).toBe(tag);
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await textOf(answer)).toBe(status === 304 ? "" : "640.webp");
    }
  });

  it.each([
    ["bytes=0-1", "64", "bytes 0-1/8"],
    ["bytes=4-", "webp", "bytes 4-7/8"],
    ["bytes=-3", "ebp", "bytes 5-7/8"],
    ["bytes=6-99", "bp", "bytes 6-7/8"],
    ["bytes=-99", "640.webp", "bytes 0-7/8"],
  ])("comes in the part %s", async (asked, part, range) => {
    const answer = await get(`/media/${id}/1/640.webp`, { Range: asked });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(range);
    expect(answer.headers.get("Content-Length")).toBe(String(part.length));
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    expect(await textOf(answer)).toBe(part);
  });

  it.each(["bytes=8-", "bytes=9-12", "bytes=-0"])("has no part %s", async (asked) => {
    const answer = await get(`/media/${id}/1/640.webp`, { Range: asked });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("Content-Range")).toBe("bytes */8");
  });

  it("comes whole where the range is none, or was meant for another file", async () => {
    const path = `/media/${id}/1/640.webp`;
    const { headers } = await get(path);
    const part = { Range: "bytes=0-1" };
    const tag = headers.get("ETag") ?? "";
    for (const [asked, status] of [
      [{ Range: "bytes=0-1,4-5" }, 200],
      [{ Range: "bytes=5-1" }, 200],
      [{ Range: "bytes=" }, 200],
      [{ Range: "bytes=abc" }, 200],
      [{ Range: "lines=1-2" }, 200],
      [{ ...part, "If-Range": '"other"' }, 200],
      [{ ...part, "If-Range": `W/${tag}` }, 200],
      [{ ...part, "If-Range": tag }, 206],
      [{ ...part, "If-Range": headers.get("Last-Modified") ?? "" }, 206],
      [{ ...part, "If-Range": new Date(0).toUTCString() }, 200],
    ] as [Record<string, string>, number][]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect([asked, (await get(path, asked)).status]).toEqual([asked, status]);
    }
  });

  it.each([
    ["480.webp", ["320.webp", "1200.webp", "1200.jpg"], "320.webp"],
    ["900.webp", ["320.webp", "1200.webp", "1200.jpg"], "1200.webp"],
    ["1200.avif", ["320.webp", "640.jpg"], "640.jpg"],
    ["card.jpg", ["320.png", "card.png"], "card.png"],
    ["card.jpg", ["320.png", "320.webp"], "320.png"],
    ["1300.jpg", ["800.jpg", "card.jpg"], "800.jpg"],
    ["animated.gif", ["320.jpg", "animated.webp"], "animated.webp"],
    ["film.mp4", ["film.webm"], "film.webm"],
  ])("of a former revision, %s, leads to what fits best among %j", async (file, names, best) => {
    const main = names.find((name) => /^\d+\.(jpg|png)$/.test(name)) ?? names[0];
    const replaced = await keep(names, { revision: 2 }, { main });
    const answer = await get(`/media/${replaced}/1/${file}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/media/${replaced}/2/${best}`);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
  });

  it("of a former revision leads on also while it is kept, for its owner to bring back", async () => {
    const kept = await keep(["640.webp"]);
    await keep(["640.webp"], { id: kept, revision: 2 });
    expect(await bucket.head(fileKey(kept, 1, "640.webp"))).not.toBeNull();
    for (const method of ["GET", "HEAD"]) {
      // oxlint-disable-next-line no-await-in-loop -- two
      const answer = await get(`/media/${kept}/1/640.webp`, {}, method);
      expect(answer.headers.get("Location")).toBe(`/media/${kept}/2/640.webp`);
    }
    await db.delete(images).where(eq(images.id, kept));
    expect((await get(`/media/${kept}/1/640.webp`)).status).toBe(404);
  });

  it("that is a crop for links around a former focus leads to the one that took its place", async () => {
    const focused = await keep(["640.jpg", "card20x90.jpg"]);
    await store.put(fileKey(focused, 1, "card.jpg"), new Uint8Array(4), "image/jpeg");
    const answer = await get(`/media/${focused}/1/card.jpg`);
    expect(answer.headers.get("Location")).toBe(`/media/${focused}/1/card20x90.jpg`);
    expect((await get(`/media/${focused}/1/card20x90.jpg`)).status).toBe(200);
  });

  it("is missing, and leads nowhere in circles, where the store has lost it", async () => {
    const lost = await keep(["640.jpg"]);
    await bucket.delete(fileKey(lost, 1, "640.jpg"));
    for (const path of [`/media/${lost}/1/640.jpg`, `/media/${lost}`]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
  });
});

describe("/media/{id}", () => {
  it("is the image as every program can show it, asked for again after a while", async () => {
    const answer = await get(`/media/${id}`);
    expect(await textOf(answer)).toBe("640.jpg");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=300, stale-while-revalidate=86400",
      "accept-ranges": "bytes",
    });
    const tag = answer.headers.get("ETag") ?? "";
    expect((await get(`/media/${id}`, { "If-None-Match": tag })).status).toBe(304);
    expect((await get(`/media/${id}`, { Range: "bytes=0-1" })).status).toBe(206);
  });

  it("moves where the image moves, and follows its replacement", async () => {
    const moving = await keep(["320.jpg", "animated.gif"], {}, { isAnimated: true });
    const first = await get(`/media/${moving}`);
    expect(await textOf(first)).toBe("animated.gif");
    await keep(["960.png"], { id: moving, revision: 2 });
    const second = await get(`/media/${moving}`, { "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(await textOf(second)).toBe("960.png");
  });

  it("is saved under the image's name, whatever characters that contains", async () => {
    const named = await keep(["640.jpg"], { name: 'Kröte "1"\\; a=\ud83c\udf44 (don\u2019t)' });
    const { headers } = await get(`/media/${named}`);
    expect(headers.get("Content-Disposition")).toBe(
      `inline; filename="Kr_te _1___ a___ (don_t).jpg"; filename*=UTF-8''Kr%C3%B6te%20%221%22%5C%3B%20a%3D%F0%9F%8D%84%20%28don%E2%80%99t%29.jpg`,
    );
  });
});

it.each([
  "/media/",
  "/media/short",
  `/media/${"a".repeat(16)}`,
  `/media/${"a".repeat(16)}/1/640.webp`,
  `/media/${"A".repeat(16)}`,
  "/media/{id}/",
  "/media/{id}/1",
  "/media/{id}/1/",
  "/media/{id}/1/640",
  "/media/{id}/1/640.webp/",
  "/media/{id}%2F1%2F640.webp",
  "/media/{id}/1%2F640.webp",
  "/media/{id}/1/%2e%2e%2f640.webp",
  "/media/{id}/1/..%5c640.webp",
  "/media/{id}/-1/640.webp",
  "/media/x/../{id}/../../media/1/640.webp",
])("%s is not there", async (path) => {
  const answer = await get(path.replace("{id}", id));
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await textOf(answer)).toBe("This file does not exist.");
});

it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s writes nothing here", async (method) => {
  const answer = await get(`/media/${id}/1/640.webp`, {}, method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
});
