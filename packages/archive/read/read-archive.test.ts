import { Encrypter } from "age-encryption";
import { unpackTar } from "modern-tar";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ArchiveFault } from "../archive-fault.ts";
import { readArchive, verifyArchive } from "../index.ts";
import {
  contentOf,
  facts,
  files,
  gunzip,
  gzip,
  packSmall,
  streamOf,
  zipTar,
} from "../testing/small-archive.ts";

let archive: Uint8Array;
let content: Record<string, string>;
let entries: { name: string; data: Uint8Array }[];

afterEach(() => vi.restoreAllMocks());
beforeAll(async () => {
  archive = await packSmall();
  content = await contentOf(archive);
  const read = await unpackTar(await gunzip(archive));
  entries = read.map(({ header: { name }, data = new Uint8Array() }) => ({ name, data }));
});

const encode = (text: string) => new TextEncoder().encode(text);
const tarOf = (all: { name: string; data: Uint8Array }[]) =>
  zipTar(all.map(({ name, data }) => ({ header: { name, size: data.length }, body: data })));
/** The archive with one entry as `change` makes it, or with several in its place. */
const withEntry = (name: string, change: (data: Uint8Array) => { name?: string; data?: Uint8Array }[]) =>
  tarOf(
    entries.flatMap((entry) =>
      entry.name === name ? change(entry.data).map((one) => ({ ...entry, ...one })) : [entry],
    ),
  );
const withManifest = (change: (manifest: Record<string, unknown>) => object) =>
  withEntry("manifest.json", (data) => [
    { data: encode(JSON.stringify(change(JSON.parse(new TextDecoder().decode(data))))) },
  ]);
const codeOf = (bytes: Uint8Array, passphrase?: string) =>
  verifyArchive(streamOf(bytes), { passphrase }).then(
    () => "whole",
    (error: unknown) => (error instanceof ArchiveFault ? error.code : `no fault: ${error}`),
  );

describe("an archive", () => {
  it("has what was packed, each part in its place", () => {
    expect(Object.keys(content)).toEqual(["manifest", "posts", "tags", ...Object.keys(files)]);
    expect(content).toMatchObject(files);
    expect(
      content.posts
        ?.split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line).title),
    ).toEqual(["Frösche\n“und” Kröten", "\u2028"]);
    expect(JSON.parse(content.manifest ?? "")).toMatchObject({ ...facts, version: 1, files: { count: 3 } });
  });

  it("is the same, byte for byte, when the same is packed again", async () => {
    expect(await packSmall()).toEqual(archive);
  });

  it("is checked to its end by a reader who takes only a part of it", async () => {
    const damaged = await withEntry("rows/posts.jsonl", (data) => [{ data: data.toReversed() }]);
    const read = async () => {
      for await (const part of readArchive(streamOf(damaged))) if (part.kind === "file") return "read";
    };
    await expect(read()).rejects.toThrow("“rows/posts.jsonl” is not what was backed up");
  });

  it("is read with its passphrase", async () => {
    // A key is made of it slowly on purpose, in as many rounds as the archive says.
    const { setPassphrase } = Encrypter.prototype;
    vi.spyOn(Encrypter.prototype, "setPassphrase").mockImplementation(function (this: Encrypter, passphrase) {
      setPassphrase.call(this, passphrase);
      this.setScryptWorkFactor(8);
    });
    const secret = await packSmall("dry skin, wet feet");
    expect(await contentOf(secret, { passphrase: "dry skin, wet feet" })).toEqual(content);
  });
});

describe("a spoilt archive", () => {
  it("is refused wherever it is cut short", async () => {
    const cuts = Array.from({ length: archive.length }, (_, at) => at).filter((at) => at % 13 === 0);
    const codes = await Promise.all(cuts.map((at) => codeOf(archive.subarray(0, at))));
    expect(codes.slice(1).filter((code) => code !== "cut_short")).toEqual([]);
    expect(codes[0]).toBe("not_an_archive");
  });

  it("is refused, or reads the same, with any one byte changed", async () => {
    const random = mulberry(20261124);
    const changed = Array.from({ length: 300 }, () => {
      const bytes = archive.slice();
      const at = Math.floor(random() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(random() * 255));
      return bytes;
    });
    const outcomes = await Promise.all(
      changed.map((bytes) =>
        contentOf(bytes).then(
          (read) => JSON.stringify(read) === JSON.stringify(content),
          (error: unknown) => error instanceof ArchiveFault,
        ),
      ),
    );
    expect(outcomes.filter((isRight) => !isRight)).toEqual([]);
  });

  it("is refused without its passphrase, with another one, and where its encryption was cut short", async () => {
    const encrypter = new Encrypter();
    encrypter.setPassphrase("dry skin, wet feet");
    encrypter.setScryptWorkFactor(8);
    const secret = await encrypter.encrypt(archive);
    const cut = secret.subarray(0, secret.length - 20);
    expect([
      await codeOf(secret),
      await codeOf(secret, "wet skin, dry feet"),
      await codeOf(cut, "dry skin, wet feet"),
      await codeOf(secret, "dry skin, wet feet"),
    ]).toEqual(["passphrase_wanted", "wrong_passphrase", "damaged", "whole"]);
  });

  it.each([
    ["../x", "unsafe_name"],
    ["files/media/../../x", "unsafe_name"],
    ["/etc/passwd", "unsafe_name"],
    ["C:/x", "unsafe_name"],
    ["files\\x", "unsafe_name"],
    ["files/media/other", "unexpected_entry"],
  ])("is refused with a file named %s", async (name, code) => {
    const [key = ""] = Object.keys(files);
    expect(await codeOf(await withEntry(`files/${key}`, () => [{ name }]))).toBe(code);
  });

  it("is refused with an entry twice, one too many or one missing", async () => {
    const twice = await withEntry("rows/tags.jsonl", () => [{}, {}]);
    const more = await tarOf([...entries, { name: "more.txt", data: encode("more") }]);
    const fewer = await tarOf(entries.slice(0, -1));
    expect([await codeOf(twice), await codeOf(more), await codeOf(fewer)]).toEqual([
      "unexpected_entry",
      "unexpected_entry",
      "cut_short",
    ]);
  });

  it.each(["symlink", "link"] as const)("is refused with a %s among its files", async (type) => {
    const header = { name: "rows/posts.jsonl", size: 0, type, linkname: "/etc/passwd" };
    const all = entries.map(({ name, data }) =>
      name === header.name ? { header } : { header: { name, size: data.length }, body: data },
    );
    expect(await codeOf(await zipTar(all))).toBe("unexpected_entry");
  });

  it("is refused at once where a header says 20 GB", async () => {
    const tar = await gunzip(archive);
    const at = new TextDecoder("latin1").decode(tar).indexOf("rows/posts.jsonl");
    tar.set(encode("224000000000"), at + 124);
    tar.fill(32, at + 148, at + 156);
    const sum = tar.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
    tar.set(encode(`${sum.toString(8).padStart(6, "0")}\0 `), at + 148);
    expect(await codeOf(await gzip(tar))).toBe("too_large");
  });

  it("is refused where it unpacks to far more than it declares", async () => {
    const bomb = await gzip(new Uint8Array(40_000_000));
    const long = new Blob([(await gunzip(archive)).slice(), new Uint8Array(5_000_000)]);
    const tail = await gzip(new Uint8Array(await long.arrayBuffer()));
    const readme = await withEntry("README.txt", () => [{ data: new Uint8Array(5_000_000) }]);
    expect(bomb.length).toBeLessThan(50_000);
    expect(await codeOf(bomb)).toMatch(/too_large|damaged|cut_short/);
    expect([await codeOf(tail), await codeOf(readme)]).toEqual(["too_large", "too_large"]);
  });

  it("is refused where it declares more than a reader takes", async () => {
    const reading = verifyArchive(streamOf(archive), { most: 1000 });
    await expect(reading).rejects.toMatchObject({ code: "too_large" });
  });

  it.each([
    ["from a newer version", { version: 2, tables: "elsewhere" }, "newer_version"],
    ["of another format", { format: "zip" }, "not_an_archive"],
    ["with a table that no table is named like", { tables: { "../x": {} } }, "damaged"],
    ["without a moment", { consistentAt: "yesterday" }, "damaged"],
  ])("is refused %s", async (_, change, code) => {
    expect(await codeOf(await withManifest((manifest) => ({ ...manifest, ...change })))).toBe(code);
  });

  it.each([
    ["a text", encode("Dear diary")],
    ["nothing", new Uint8Array()],
    ["a tar of other things", encode("")],
  ])("is %s", async (name, bytes) => {
    const file = name.startsWith("a tar") ? await tarOf([{ name: "diary.txt", data: bytes }]) : bytes;
    expect(await codeOf(file)).toMatch(/not_an_archive|unexpected_entry/);
  });
});

/** Random numbers from 0 up to 1, the same ones for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
