import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fillKept, fingerprintOf, sourceFiles } from "./kept.ts";
import { root } from "./processes.ts";

let folder = "";
let made = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"));
  made = 0;
});

/** Fills a new folder, and returns what is in it. */
async function fill(fingerprint: () => string, make = async () => {}): Promise<string> {
  return readFileSync(join(await fillFolder(fingerprint, make), "file"), "utf8");
}

async function fillFolder(fingerprint: () => string, make = async () => {}): Promise<string> {
  const to = mkdtempSync(join(tmpdir(), "filled-"));
  await fillKept(
    "builds",
    fingerprint,
    to,
    async () => {
      made += 1;
      writeFileSync(join(to, "file"), `made ${made}`);
      mkdirSync(join(to, "pictures"));
      writeFileSync(join(to, "pictures/fixed"), "pixels");
      await make();
    },
    (path) => path.startsWith("pictures"),
    folder,
  );
  return to;
}

describe("what is kept", () => {
  it("is made once for the same sources", async () => {
    expect([await fill(() => "a"), await fill(() => "a"), await fill(() => "b")]).toEqual([
      "made 1",
      "made 1",
      "made 2",
    ]);
  });

  it("is made once where two ask for it at the same time", async () => {
    expect(await Promise.all([fill(() => "a"), fill(() => "a")])).toEqual(["made 1", "made 1"]);
  });

  it("is hard-linked where it is fixed, and copied where a run may write to it", async () => {
    const [first, second] = [await fillFolder(() => "a"), await fillFolder(() => "a")];
    const [inode, other] = [first, second].map((to) => statSync(join(to, "pictures/fixed")).ino);
    expect(other).toBe(inode);
    writeFileSync(join(first, "file"), "written to");
    rmSync(first, { recursive: true });
    const third = await fillFolder(() => "a");
    const [file, fixed] = ["file", "pictures/fixed"].map((path) => readFileSync(join(third, path), "utf8"));
    expect([file, fixed, made]).toEqual(["made 1", "pixels", 1]);
  });

  it("is neither what failed nor what was made while the sources changed", async () => {
    const fail = () => Promise.reject(new Error("no build"));
    await expect(fill(() => "a", fail)).rejects.toThrow("no build");
    let sources = "a";
    const edit = async () => void (sources = "b");
    expect(await fill(() => sources, edit)).toBe("made 2");
    expect(readdirSync(join(folder, "builds"))).toEqual([]);
  });

  it("is that of the three sources used last", async () => {
    for (const [age, key] of ["a", "b", "c"].entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await fill(() => key);
      utimesSync(join(folder, "builds", key), 1_000 + age, 1_000 + age);
    }
    await fill(() => "a");
    await fill(() => "d");
    expect(readdirSync(join(folder, "builds")).toSorted()).toEqual(["a", "c", "d"]);
  });
});

describe("the fingerprint of a site", () => {
  beforeEach(() => {
    for (const file of [
      "app/page.tsx",
      "app/page.test.tsx",
      "studio/profile.ts",
      "testing/studio/profile.ts",
    ]) {
      mkdirSync(join(folder, file, ".."), { recursive: true });
      writeFileSync(join(folder, file), "");
    }
  });
  const fingerprints = () => [fingerprintOf("own", folder), fingerprintOf("small", folder)];

  it("changes with a source of the engine, and with the file of its own studio", () => {
    const [own, small] = fingerprints();
    writeFileSync(join(folder, "studio/profile.ts"), "changed");
    const [ownLater, smallLater] = fingerprints();
    expect([ownLater === own, smallLater === small]).toEqual([false, true]);
    cpSync(join(folder, "app/page.tsx"), join(folder, "app/more.tsx"));
    const [ownLast, smallLast] = fingerprints();
    expect([ownLast === ownLater, smallLast === smallLater]).toEqual([false, false]);
  });

  it("stays the same where a test changes, or the types of the client are generated", () => {
    const before = fingerprints();
    writeFileSync(join(folder, "app/page.test.tsx"), "changed");
    mkdirSync(join(folder, "packages/client"), { recursive: true });
    writeFileSync(join(folder, "packages/client/api.d.ts"), "generated");
    expect(fingerprints()).toEqual(before);
  });

  it("is also that of texts and pictures which the sources take from elsewhere in the repository", () => {
    const files = sourceFiles("own");
    const globs = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/import\.meta\.glob[^(]*\(([^)]*)/g)])
      .flatMap(([, args = ""]) => [...args.matchAll(/"\/([^"]+)"/g)].map(([, glob = ""]) => glob));
    expect(globs).toContain("docs/manual/pictures/*.webp");
    // The manual’s text is read by the build itself.
    const taken = globSync([...globs, "docs/manual/*.md"], { cwd: root }).map((file) => join(root, file));
    expect(taken.filter((file) => !files.includes(file))).toEqual([]);
  });
});
