import { collect } from "@toadstool/media/bindings";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { tablesIn } from "#domain/backup/tables.server.ts";
import { storedImage } from "#testing/images.ts";
import { testServices } from "#testing/services.ts";
import { bytesOf } from "#testing/snapshots.ts";
import { beginRestoring, forgedArchive, restoreAll, sendFile, withStolenToken } from "./archives.ts";

const { services } = testServices();

beforeEach(async () => {
  const tables = [...tablesIn(true).toReversed(), "restores"];
  await services.db.batch(tables.map((table) => services.db.run(sql.raw(`delete from ${table}`))) as never);
  for (const prefix of ["media/", "restores/"])
    await services.store.delete(await collect(services.store.list(prefix)));
});

async function stored(prefix = ""): Promise<Record<string, string>> {
  const keys = await collect(services.store.list(prefix));
  const texts = keys.map(async (key) =>
    new TextDecoder().decode((await services.store.read(key, 0, 100)) ?? undefined),
  );
  const all = await Promise.all(texts);
  return Object.fromEntries(keys.map((key, at) => [key, all[at] ?? ""]));
}

/** A picture that readers see, and an archive that has other bytes for it, and files that the site has not. */
async function openRestore() {
  const { site, send } = await withStolenToken(["restore"]);
  const { id: image } = await storedImage(services);
  const live = `media/${image}/1/320.webp`;
  const unnamed = "media/bbbbbbbbbbbbbbbb/1/320.webp";
  await services.store.put(live, bytesOf("Mine."), "image/webp");
  const files = {
    [live]: bytesOf("Theirs."),
    [unnamed]: bytesOf("New."),
    [`media/${image}/1/640.webp`]: bytesOf("More."),
  };
  const archive = await forgedArchive({}, files);
  return { site, send, archive, live, unnamed, image };
}

describe("an attacker who sends files of a restore that is never finished", () => {
  it("changes no file that readers get, and adds none", async () => {
    const { site, send, archive, live } = await openRestore();
    const before = await stored("media/");
    const id = await beginRestoring(send, archive);
    for (const [key, bytes] of Object.entries(archive.files))
      expect((await sendFile(send, id, key, new TextDecoder().decode(bytes))).status).toBe(200);
    expect(await stored("media/")).toEqual(before);
    expect(await (await site.browser().ask(`/${live}`)).text()).toBe("Mine.");
  });

  it("finds that discarding leaves all of it as it was", async () => {
    const { send, archive } = await openRestore();
    const before = await stored();
    const id = await beginRestoring(send, archive);
    for (const [key, bytes] of Object.entries(archive.files))
      await sendFile(send, id, key, new TextDecoder().decode(bytes));
    // Rows are missing: its last step is refused.
    expect((await send("POST", `/restores/${id}/finish`)).status).toBe(409);
    expect((await send("DELETE", `/restores/${id}`)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });
});

it("the last step brings every file, and leaves nothing behind", async () => {
  const { site, send, archive, live, unnamed, image } = await openRestore();
  const done = await restoreAll(send, archive);
  expect(await done.json()).toMatchObject({ data: { state: "done" } });
  const wanted = { [live]: "Theirs.", [unnamed]: "New.", [`media/${image}/1/640.webp`]: "More." };
  expect(await stored()).toEqual(wanted);
  expect(await (await site.browser().ask(`/${live}`)).text()).toBe("Theirs.");
});
