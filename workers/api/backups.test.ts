import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { backups, imageRevisions } from "#db/schema.ts";
import { sweepImages } from "#domain/media/files/sweep.server.ts";
import { ask, call } from "#testing/api.ts";
import { tokenForCalls } from "#testing/personal-tokens.ts";
import { published } from "#testing/posts.ts";
import { testOrigin, testServices } from "#testing/services.ts";
import type { Env } from "#workers/env.ts";

const { MEDIA } = env as unknown as Env;
const real = testServices({ clock: () => new Date() }).services;
let headers: Record<string, string>;

beforeAll(async () => {
  headers = { Authorization: `Bearer ${(await tokenForCalls({ scopes: ["backup"] })).token}` };
});

const get = (path: string) => call(`/backups${path}`, { headers });
const post = (path: string, json: unknown) => call(`/backups${path}`, { method: "POST", headers, json });
const begin = async () => (await post("", {})).answer.data as { id: string; tables: string[] };

describe("the API for backups", () => {
  it("gives rows, changes and files, and notes what came of it", async () => {
    const first = await published(real);
    const { id, tables } = await begin();
    expect(tables).toContain("posts");
    expect(tables).not.toContain("personal_tokens");
    const rows = await get(`/${id}/rows/posts`);
    expect(rows.answer.data.map(([, row]: [number, { id: string }]) => row.id)).toContain(first.id);
    const second = await published(real);
    const changes = await get(`/${id}/changes?after=0`);
    expect(changes.answer.consistentAt).toMatch(/^20/);
    expect(changes.answer.data).toContainEqual([
      "posts",
      expect.any(Number),
      expect.objectContaining({ id: second.id }),
    ]);
    const done = {
      bytes: 9,
      rows: 2,
      files: 0,
      sha256: "a".repeat(64),
      consistentAt: changes.answer.consistentAt,
    };
    expect((await post(`/${id}/done`, { ...done, trouble: "" })).answer.data).toMatchObject({
      origin: "command",
      bytes: 9,
      checkedAt: expect.any(String),
    });
    expect((await get("")).answer.data[0]).toMatchObject({ id, rows: 2 });
    expect((await get(`/${id}/rows/posts`)).answer.error.code).toBe("backup_ended");
  });

  it("gives a file, or a part of it, and none that is not of the library", async () => {
    await MEDIA.put("media/aaaaaaaaaaaaaaaa/1/own.webp", "0123456789");
    await MEDIA.put("imports/list.csv", "ada@pond.example");
    const { id } = await begin();
    const key = "media/aaaaaaaaaaaaaaaa/1/own.webp";
    expect((await get(`/${id}/files`)).answer.data).toContainEqual({ key, bytes: 10 });
    const address = `${testOrigin}/api/backups/${id}/file?key=`;
    const part = await ask(new Request(address + key, { headers: { ...headers, Range: "bytes=4-" } }));
    expect([part.status, await part.text()]).toEqual([206, "456789"]);
    expect((await ask(new Request(`${address}imports/list.csv`, { headers }))).status).toBe(404);
  });

  it("keeps every file while a backup is under way, for a day at most", async () => {
    await real.db.delete(backups);
    const imageId = "bbbbbbbbbbbbbbbb";
    const key = `media/${imageId}/1/own.webp`;
    const since = new Date(Date.now() - 40 * 86_400_000);
    await MEDIA.put(key, "removed 40 days ago");
    await real.db.insert(imageRevisions).values({ imageId, revision: 1, state: "leaving", since });
    await begin();
    await sweepImages(real);
    expect(await MEDIA.head(key)).not.toBeNull();
    const tomorrow = new Date(Date.now() + 86_400_001);
    await sweepImages({ ...real, clock: () => tomorrow });
    expect(await MEDIA.head(key)).toBeNull();
  });

  it("ends a backup, and knows none of another name", async () => {
    const { id } = await begin();
    expect((await call(`/backups/${id}`, { method: "DELETE", headers })).answer.data).toEqual({ id });
    expect((await get(`/${id}/changes`)).status).toBe(404);
    expect((await get(`/none/files`)).status).toBe(404);
  });
});
