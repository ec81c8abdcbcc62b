import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openArchive } from "@toadstool/archive/node";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type SiteClient, siteClient } from "../backup/ask-site.ts";
import { backUp } from "../backup/back-up.ts";
import { standInSite } from "../backup/stand-in-site.ts";
import { restoreSite } from "./restore-site.ts";

const quiet = { say: () => undefined, tell: () => undefined };
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "toadstool-restore-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The archive of a site whose storage has lost a file. */
async function incompleteArchive(): Promise<string> {
  const site = await standInSite();
  const [lost = ""] = site.files.keys();
  site.files.delete(lost);
  const client = siteClient({ ...site, token: site.world.token, ...quiet });
  const options = { to: join(folder, "site.tar.gz"), engine: "0.1.0", withSecrets: false, ...quiet };
  const { path } = await backUp(client, options);
  site.close();
  return path;
}

it("refuses an archive that lacks files, by their names and before it asks the site, unless told", async () => {
  const path = await incompleteArchive();
  const asked: string[] = [];
  const site: SiteClient = {
    origin: "https://pond.example",
    json: async <Answer>(call: string) => {
      asked.push(call);
      return { data: { id: "r", state: "done" } } as Answer;
    },
    stream: () => Promise.reject(new Error("Nothing is streamed.")),
  };
  const run = (incomplete: boolean) =>
    restoreSite(site, { open: () => openArchive(path), replace: false, incomplete, ...quiet });
  await expect(run(false)).rejects.toThrow(
    /It is not whole: 1 file of “Toad 1” .* Nothing was changed\.\n {2}“Toad 1” .*--incomplete/s,
  );
  expect(asked).toEqual([]);
  expect(await run(true)).toMatchObject({ restore: { state: "done" } });
  expect(asked).toEqual(["/restores"]);
});
