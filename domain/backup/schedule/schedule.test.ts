import { collect } from "@toadstool/media/bindings";
import { env } from "cloudflare:workers";
import { asc, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { backups, imageRevisions, images } from "#db/schema.ts";
import { fileKey, makeImageId } from "#domain/media/image.ts";
import { filmFacts, storedImage } from "#testing/images.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import type { Env } from "#workers/env.ts";
import { findBackupAge } from "../review.server.ts";
import { findKept } from "./kept.server.ts";
import { keptOf } from "./keeping.ts";
import { type KeptManifest, keys } from "./layout.ts";
import { linesOf } from "./parts.server.ts";
import { keptNames } from "./pruning.server.ts";
import { runSchedule } from "./run-schedule.server.ts";

const { MEDIA } = env as unknown as Env;
const day = 86_400_000;
const start = Date.UTC(2026, 5, 1, 3);
let { services, world } = testServices();
const kept = () => services.kept ?? services.files;

beforeEach(async () => {
  ({ services, world } = testServices());
  world.now = new Date(start);
  services.settings = { ...services.settings, backup: { days: 3, weeks: 0, months: 0 } };
  for (const store of [services.files, kept()])
    await store.delete((await collect(store.list(""))).map(({ key }) => key));
  await services.db.delete(backups);
  await services.db.delete(imageRevisions);
  await services.db.delete(images);
});

async function picture(id: string) {
  await MEDIA.put(`media/${id}/1/large.webp`, `the bytes of ${id}`, {
    httpMetadata: { contentType: "image/webp" },
  });
  await services.db
    .insert(imageRevisions)
    .values({ imageId: id, revision: 1, state: "shown", since: world.now });
}

/** As often as the cron would, until the day’s backup is whole, and twice more. */
async function dayOfBackup(given = services) {
  let idle = 0;
  for (let run = 0; run < 40 && idle < 3; run++) {
    await runSchedule(given);
    idle = (await services.db.$count(backups, isNull(backups.endedAt))) === 0 ? idle + 1 : 0;
  }
  return keptNames(kept());
}

async function manifestOf(name: string) {
  const [manifest] = await linesOf<KeptManifest>(kept(), keys.manifest(name));
  if (!manifest) throw new Error("No manifest.");
  return manifest;
}

describe("a scheduled backup", () => {
  it("holds every row and each file, with the hash of each part, and is noted as checked", async () => {
    const post = await published(services);
    await picture("aaaaaaaaaaaaaaaa");
    await MEDIA.put("media/of-no-row/1/large.webp", "left behind");
    expect(await dayOfBackup()).toEqual(["2026-06-01T0300"]);
    const manifest = await manifestOf("2026-06-01T0300");
    const lines = await Promise.all(manifest.parts.map(({ key }) => linesOf<unknown[]>(kept(), key)));
    expect(JSON.stringify(lines)).toContain(post.id);
    const [files] = await linesOf<{ key: string; sha256: string }>(
      kept(),
      keys.fileList("2026-06-01T0300", 0),
    );
    expect(files).toMatchObject({ key: "media/aaaaaaaaaaaaaaaa/1/large.webp", contentType: "image/webp" });
    expect((await collect(kept().list("files/"))).map(({ key, sha256 }) => [key, sha256])).toEqual([
      [keys.file(files?.key ?? ""), files?.sha256],
    ]);
    const [row] = await services.db.select().from(backups);
    expect(row).toMatchObject({ origin: "schedule", files: 1, rows: manifest.rows, trouble: "", place: "" });
    expect([row?.checkedAt, row?.consistentAt, row?.endedAt]).toEqual([world.now, world.now, world.now]);
  });

  it("is made once a day from two o’clock on, and copies a file once", async () => {
    await picture("aaaaaaaaaaaaaaaa");
    world.now = new Date(Date.UTC(2026, 5, 1, 1));
    expect(await dayOfBackup()).toEqual([]);
    world.now = new Date(start);
    await dayOfBackup();
    expect(await dayOfBackup()).toHaveLength(1);
    world.now = new Date(start + day);
    const reading = {
      ...services,
      files: { ...services.files, get: () => Promise.reject(new Error("copied again")) },
    };
    expect(await dayOfBackup(reading)).toHaveLength(2);
  });

  it("goes on at the next run, wherever one is cut off", async () => {
    for (let n = 0; n < 3; n++) await picture(`${"abc"[n]}`.repeat(16));
    await published(services);
    let left = 0;
    const cut = <Call extends (...given: never[]) => unknown>(call: Call): Call =>
      ((...given: never[]) => {
        if (left-- === 0) throw new Error("cut off");
        return call(...given);
      }) as Call;
    const real = kept();
    const cutOff = {
      ...services,
      kept: { ...real, put: cut(real.put), list: cut(real.list), get: cut(real.get) },
    };
    let runs = 0;
    for (; (await keptNames(real)).length === 0 && runs < 200; runs++) {
      // Each run gets a little further than the last; a killed one says nothing, and its time has to pass.
      left = runs % 7;
      await runSchedule(cutOff).catch(() => undefined);
      await published(services);
      world.now = new Date(world.now.getTime() + 60_000);
    }
    expect(runs).toBeGreaterThan(4);
    const manifest = await manifestOf("2026-06-01T0300");
    const stored = (await collect(real.list("parts/"))).map(({ key, sha256 }) => [key, sha256]);
    expect(manifest.parts.map(({ key, sha256 }) => [key, sha256])).toEqual(stored);
    expect(manifest.files).toBe(3);
  });

  it("reads all tables where an earlier version began it, which counted them in another order", async () => {
    const post = await published(services);
    await runSchedule({
      ...services,
      kept: { ...kept(), put: () => Promise.reject(new Error("cut off")) },
    }).catch(() => undefined);
    await services.db.update(backups).set({ place: JSON.stringify({ table: 50, after: 9 }) });
    const [name = ""] = await dayOfBackup();
    const { parts } = await manifestOf(name);
    const lines = await Promise.all(parts.map(({ key }) => linesOf<unknown[]>(kept(), key)));
    expect(JSON.stringify(lines)).toContain(post.id);
  });

  it("is taken up by one run at a time", async () => {
    await published(services);
    await Promise.all([runSchedule(services), runSchedule(services)]);
    expect(await services.db.$count(backups)).toBe(1);
    expect(await dayOfBackup()).toHaveLength(1);
  });

  it("is made by none without a bucket, or where no day is to be kept", async () => {
    await dayOfBackup({ ...services, kept: null });
    await dayOfBackup({
      ...services,
      settings: { ...services.settings, backup: { days: 0, weeks: 4, months: 1 } },
    });
    expect(await services.db.$count(backups)).toBe(0);
  });
});

describe("a library of more files than one step lists, and R2 at once", () => {
  const facts = filmFacts();
  const put = (key: string) => MEDIA.put(key, "", { httpMetadata: { contentType: "video/mp4" } });
  /** The keys of many films, without what some cancelled uploads left there. */
  async function library(): Promise<string[]> {
    const films = Array.from({ length: 110 }, (_, n) => ({ id: makeImageId(), name: `Film ${n}` }));
    for (const film of films) await storedImage(services, { ...film, kind: "video", facts });
    const keys = films.map(({ id }) => fileKey(id, 1, facts.main));
    const others = films.flatMap(({ id }) => [1, 2, 3, 4].map((part) => fileKey(id, 9, `part-${part}`)));
    for (let from = 0; from < 550; from += 50)
      await Promise.all([...keys, ...others].slice(from, from + 50).map(put));
    return keys.toSorted();
  }
  const keptFiles = async () => (await collect(kept().list("files/"))).map(({ key }) => key.slice(6));

  it("is marked as incomplete where files are lost, pushes out no whole backup, and is whole again", async () => {
    services.settings = { ...services.settings, backup: { days: 1, weeks: 0, months: 0 } };
    await dayOfBackup();
    world.now = new Date(start + day);
    const keys = await library();
    const lost = [keys[0], keys[60], keys.at(-1)].map(String);
    await MEDIA.delete(lost);
    expect(await dayOfBackup()).toEqual(["2026-06-01T0300", "2026-06-02T0300-incomplete"]);
    expect(await keptFiles()).toEqual(keys.filter((key) => !lost.includes(key)));
    const [, last] = await services.db.select().from(backups).orderBy(asc(backups.startedAt));
    expect(last).toMatchObject({
      files: 107,
      trouble: expect.stringMatching(/^It is not whole: .* lost 3 files .* of “Film \d+”\.$/),
    });
    expect(await findBackupAge(services, testOwner(services))).toMatchObject({
      last: { id: "day-2026-06-01" },
    });
    expect(await findKept(services, testOwner(services), "2026-06-02T0300-incomplete")).toMatchObject({
      name: "2026-06-02T0300-incomplete",
      files: 107,
    });

    for (const key of lost) await put(key);
    world.now = new Date(start + 2 * day);
    expect(await dayOfBackup()).toEqual(["2026-06-03T0300"]);
    expect(await keptFiles()).toEqual(keys);
  });
});

describe("over the days", () => {
  it("backups go with their parts, and a file with the last that names it", async () => {
    await picture("aaaaaaaaaaaaaaaa");
    for (let n = 0; n < 8; n++) {
      world.now = new Date(start + n * day);
      if (n === 2) {
        await picture("bbbbbbbbbbbbbbbb");
        await services.db.delete(imageRevisions).where(undefined);
        await services.db
          .insert(imageRevisions)
          .values({ imageId: "bbbbbbbbbbbbbbbb", revision: 1, state: "shown", since: world.now });
      }
      await dayOfBackup();
      const names = await keptNames(kept());
      expect(names.length).toBe(Math.min(n + 1, 3));
      expect(new Set(names)).toEqual(keptOf(names, services.settings.backup));
      const files = (await collect(kept().list("files/"))).map(({ key }) => key.slice(12, 13)).join("");
      expect([n, files]).toEqual([n, n < 2 ? "a" : n < 4 ? "ab" : "b"]);
      const parts = new Set((await collect(kept().list("parts/"))).map(({ key }) => key.split("/")[1]));
      expect([...parts]).toEqual(names);
    }
  });
});
