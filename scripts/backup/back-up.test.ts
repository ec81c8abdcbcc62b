import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Encrypter } from "age-encryption";
import { linesIn, readArchive } from "@toadstool/archive";
import { openArchive } from "@toadstool/archive/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inProof } from "#testing/seeds.ts";
import { type SiteClient, siteClient } from "./ask-site.ts";
import { backUp } from "./back-up.ts";
import { checkArchive } from "./check-archive.ts";
import { backupReport, checkReport } from "./report.ts";
import { standInSite } from "./stand-in-site.ts";
import { troubleWords } from "./trouble-words.ts";

let site: Awaited<ReturnType<typeof standInSite>>;
let folder: string;
let to: string;
let waits: number[];

beforeEach(async () => {
  // A key from a passphrase is made slowly on purpose, which packages/archive tries.
  const { setPassphrase } = Encrypter.prototype;
  vi.spyOn(Encrypter.prototype, "setPassphrase").mockImplementation(function (this: Encrypter, passphrase) {
    setPassphrase.call(this, passphrase);
    this.setScryptWorkFactor(8);
  });
  site = await standInSite();
  folder = mkdtempSync(join(tmpdir(), "toadstool-backup-"));
  to = join(folder, "site.tar.gz");
  waits = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const client = (): SiteClient =>
  siteClient({
    origin: site.origin,
    token: site.world.token,
    say: () => undefined,
    wait: async (milliseconds) => waits.push(milliseconds),
  });
const run = (changes: { site?: SiteClient; passphrase?: string; withSecrets?: boolean } = {}) => {
  const { site: asked = client(), ...given } = changes;
  const words = { say: () => undefined, tell: () => undefined };
  return backUp(asked, { to, engine: "0.1.0", withSecrets: false, ...words, ...given });
};
const wordsOf = (run: Promise<unknown>) => run.then(() => "", troubleWords);

/** The rows and files of an archive. */
async function contents(path: string) {
  const rows: string[] = [];
  const files = new Map<string, string>();
  for await (const part of readArchive(await openArchive(path))) {
    if (part.kind === "rows")
      for await (const line of linesIn(part.bytes)) rows.push(`${part.table} ${line}`);
    if (part.kind === "file") files.set(part.file.key, await textOf(part.bytes));
  }
  return { rows, files };
}

async function textOf(bytes: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function expectWhole(path = to) {
  const { rows, files } = await contents(path);
  expect(rows.toSorted()).toEqual(site.world.expected?.toSorted());
  const named = [...site.files].filter(([key]) => !key.includes("of-no-row"));
  expect([...files].toSorted()).toEqual(named.toSorted());
  expect(existsSync(`${to}.partial`)).toBe(false);
}

/** A client that breaks the whole command off at its nth request. */
function killedAt(request: number): SiteClient {
  const whole = client();
  let asked = 0;
  const orKilled = <Asked>(ask: () => Asked): Asked => {
    if (++asked === request) throw new Error("killed");
    return ask();
  };
  return {
    origin: whole.origin,
    json: async (path, init) => orKilled(() => whole.json(path, init)),
    stream: async (path, take) => orKilled(() => whole.stream(path, take)),
  };
}

describe("a backup by command", () => {
  it("holds the rows of one moment and their files, and is said to be done", async () => {
    const made = await run();
    await expectWhole();
    const { bytes, rows } = made;
    expect(site.world.done).toMatchObject({
      bytes,
      rows,
      files: 8,
      sha256: expect.stringMatching(/^\w{64}$/),
      trouble: "",
    });
    expect(readFileSync(to)).toHaveLength(bytes);
  });

  it("is encrypted by age where there is a passphrase, was read again with it, and is whole years later", async () => {
    const passphrase = "a toad in the rain";
    expect(await run({ passphrase })).toMatchObject({ files: 8, trouble: "" });
    expect(readFileSync(to).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    const whole = await checkArchive(await openArchive(to), { passphrase });
    expect(checkReport("site.tar.gz", whole)).toContain("It is whole");
  });

  it("goes on where it was, at whichever request it was killed", async () => {
    site.world.left = 0;
    await run();
    const all = site.world.requests;
    // The last one says that all is done.
    for (let request = all; request > 0; request -= inProof(1, 5)) {
      rmSync(to, { force: true });
      site.world.left = 30;
      await expect(run({ site: killedAt(request) }), `killed at ${request}`).rejects.toThrow("killed");
      await expect(run({ site: killedAt(1) }), `after ${request}`).rejects.toThrow("killed");
      await run();
      await expectWhole();
    }
    rmSync(to);
    site.world.left = 0;
    await expect(run({ site: killedAt(all) })).rejects.toThrow("killed");
    const before = site.world.requests;
    await run();
    expect(site.world.requests - before).toBe(1);
  });

  it("begins anew where the site has ended it meanwhile, with the files that are there", async () => {
    await expect(run({ site: killedAt(26) })).rejects.toThrow("killed");
    site.endAll();
    await run();
    await expectWhole();
  });

  it("holds every file that a row names, also those that the site leaves out of its list", async () => {
    site.world.listed = 2;
    expect(await run()).toMatchObject({ path: to, files: 8, lacking: [] });
    await expectWhole();
  });

  it("without a file that the site has lost is kept apart and names it, and the site counts it as not whole", async () => {
    const [lost = ""] = site.files.keys();
    const { id, name } = site.pictures[0] ?? {};
    site.files.delete(lost);
    const made = await run();
    expect(made).toMatchObject({
      path: join(folder, "site.incomplete.tar.gz"),
      lacking: [{ id, name, keys: [lost], count: 2 }],
    });
    expect(existsSync(to)).toBe(false);
    await expectWhole(made.path);
    const trouble = `It is not whole: 1 file of “${name}” that its rows name is not in it.`;
    expect(site.world.done).toMatchObject({ files: 7, trouble });
    expect(backupReport(made)).toContain(
      `read again. ${trouble}\n  “${name}” (/media/${id}) lacks 1 of 2 files: `,
    );
    await expect(run()).rejects.toThrow("site.incomplete.tar.gz is there already");
  });

  it("is checked years later, and what it lacks is named", async () => {
    const [lost, other] = site.pictures;
    for (const key of site.files.keys())
      if (key.includes(String(lost?.id)) || key.endsWith(`${other?.id}/1/small.webp`)) site.files.delete(key);
    const { path } = await run();
    const { status, stderr } = spawnSync(
      resolve("node_modules/.bin/node"),
      [resolve(import.meta.dirname, "../backup.ts"), "--check", path],
      { encoding: "utf8" },
    );
    expect(status).toBe(1);
    expect(stderr).toContain("3 files of “");
    expect(stderr).toContain(`  “${lost?.name}” (/media/${lost?.id}) lacks all 2 files`);
    expect(stderr).toContain(`  “${other?.name}” (/media/${other?.id}) lacks 1 of 2 files: small.webp`);
  });
});

describe("a site in trouble", () => {
  it("is asked again: at the time that it says, after a failure, after an answer that breaks off", async () => {
    const faults = [{ status: 500 }, { status: 429, retryAfter: 7 }, "cut", "cut"] as const;
    site.world.fault = (request) => (request % 3 === 0 ? (faults[(request / 3) % 4] ?? null) : null);
    await run();
    await expectWhole();
    expect(waits).toContain(7000);
    expect(waits).toContain(1000);
  });

  it("is left alone after seven tries, in words, and the same command goes on later", async () => {
    site.world.fault = (request) => (request > 12 ? { status: 503 } : null);
    expect(await wordsOf(run())).toBe(
      `${site.origin} answered 503, 7 times. What was read so far is kept: the same command goes on from there.`,
    );
    site.world.fault = () => null;
    await run();
    await expectWhole();
  });

  it("is not waited for longer than five minutes, nor asked again with a wrong token", async () => {
    site.world.fault = () => ({ status: 429, retryAfter: 3600 });
    expect(await wordsOf(run())).toContain("wants fewer requests, once. What was read so far is kept");
    site.world.token = "site_another";
    const wrong = siteClient({ origin: site.origin, token: "site_wrong", say: () => undefined });
    expect(await wordsOf(run({ site: wrong }))).toBe(
      "The token is not known here. Then set TOADSTOOL_TOKEN to it.",
    );
  });
});

describe("the folder of a backup under way", () => {
  it("is no other backup’s, and an archive that is there stays", async () => {
    await expect(run({ site: killedAt(9) })).rejects.toThrow("killed");
    await expect(run({ withSecrets: true })).rejects.toThrow("holds a part of another backup");
    writeFileSync(to, "mine");
    await expect(run()).rejects.toThrow("is there already");
    expect(readFileSync(to, "utf8")).toBe("mine");
  });

  it("says so where the disk is full", () => {
    expect(troubleWords(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }))).toMatch(/^The disk is full/);
    expect(troubleWords(Object.assign(new Error("full"), { errcode: 13 }))).toMatch(/^The disk is full/);
  });
});
