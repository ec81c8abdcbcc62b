import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageTag } from "@toadstool/language";
import { format } from "oxfmt";
import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { factsOf, type Given, ofMachine, workerName } from "./fresh/facts.ts";
import { drawable, initialsOf, linesOf } from "./fresh/letters.ts";
import { makeFresh } from "./fresh/make.ts";

// Drawing covers takes most of the time: one of them has its size.
vi.mock(import("./fresh/draw.ts"), async (original) => {
  const real = await original();
  let withLetters: ReturnType<typeof real.brandFiles> | undefined;
  const drawn = async (...[look, name]: Parameters<typeof real.brandFiles>) => ({
    ...(await real.brandFiles(look, name, { coverWidth: 80 })),
    "images/covers/01.webp": await real.webp(real.cover(look, 1), 1600),
  });
  const brandFiles: typeof real.brandFiles = async (look, name) => {
    if (look.initials === "") return { "favicon.svg": real.mark(look) };
    return (withLetters ??= drawn(look, name));
  };
  return { ...real, brandFiles };
});

const ada: Given = {
  name: "Ada Example",
  title: "Printmaker",
  address: "https://ada.example",
  language: "en-GB",
  "time-zone": "UTC",
};
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A repository with a studio of another creator, all of it committed. */
function repository(): string {
  const root = mkdtempSync(join(tmpdir(), "fresh-"));
  folders.push(root);
  mkdirSync(join(root, "studio/tests"), { recursive: true });
  writeFileSync(join(root, "studio/profile.ts"), "export const profile = 'Toadstool';\n");
  writeFileSync(join(root, "studio/tests/toad.test.ts"), "// Toadstool\n");
  git(root, "init", "--quiet");
  commit(root);
  return root;
}

function git(root: string, ...args: string[]) {
  const { status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function commit(root: string) {
  git(root, "add", "--all");
  git(root, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "All");
}

const read = (root: string, path: string) => readFileSync(join(root, path), "utf8");

describe("a fresh studio", () => {
  it("replaces the former one, whole, with the given facts and nothing of the sample", async () => {
    const root = repository();
    const facts = factsOf({ ...ada, link: ["Code=https://github.com/ada", "Shop=https://shop.example/ada"] });
    expect(await makeFresh(root, facts)).toBe(true);
    expect(existsSync(join(root, "studio/tests"))).toBe(false);
    expect(read(root, "studio/profile.ts")).toContain('name: "Ada Example"');
    expect(read(root, "studio/profile.ts")).toContain('href: "https://github.com/ada", kind: "code"');
    expect(JSON.parse(read(root, "studio/site.json"))).toEqual({
      name: "ada-example",
      vars: { SITE_URL: "https://ada.example" },
    });
    const files = readdirSync(join(root, "studio"), { recursive: true, encoding: "utf8" });
    const texts = files.filter((name) => /\.(ts|tsx|css|md|svg)$/.test(name));
    expect(
      texts.filter((name) => /toad/i.test(read(root, `studio/${name}`).replaceAll("@toadstool/", ""))),
    ).toEqual([]);
    expect(readdirSync(root).toSorted()).toEqual([".git", "studio"]);
  });

  it("has every file at its top that the engine imports of the small studio of the tests", async () => {
    const root = repository();
    await makeFresh(root, factsOf(ada));
    const small = readdirSync(join(import.meta.dirname, "../testing/studio"));
    const imported = small.filter((name) => /\.(tsx?|css)$/.test(name) && name !== "draw.ts");
    expect(imported.length).toBeGreaterThan(25);
    expect(imported.filter((name) => !existsSync(join(root, "studio", name)))).toEqual([]);
  });

  it.each(["Ø", `${"A very long name ".repeat(9)}indeed`])("is formatted, be it for %s", async (name) => {
    const root = repository();
    await makeFresh(root, factsOf({ ...ada, name, link: ["Shop=https://shop.example"] }));
    for (const file of ["profile.ts", "drawing.ts"]) {
      const code = read(root, `studio/${file}`);
      expect((await format(file, code, { printWidth: 110 })).code).toBe(code);
    }
  });

  it("has the brand’s pictures in their sizes", async () => {
    const root = repository();
    await makeFresh(root, factsOf(ada));
    const size = async (path: string) => {
      const { width, height } = await sharp(join(root, "studio/public", path)).metadata();
      return [width, height];
    };
    expect(await size("apple-touch-icon.png")).toEqual([180, 180]);
    expect(await size("icon-512.png")).toEqual([512, 512]);
    expect(await size("images/social-card.png")).toEqual([1200, 630]);
    expect(await size("images/covers/01.webp")).toEqual([1600, 900]);
    expect(readdirSync(join(root, "studio/public/images/covers"))).toHaveLength(16);
    expect(readFileSync(join(root, "studio/public/favicon.ico")).subarray(0, 4)).toEqual(
      Buffer.from([0, 0, 1, 0]),
    );
  });

  it("is kept where it exists already, committed or not", async () => {
    const root = repository();
    await makeFresh(root, factsOf(ada));
    expect(await makeFresh(root, factsOf(ada))).toBe(false);
    commit(root);
    expect(await makeFresh(root, factsOf(ada))).toBe(false);
    expect(await makeFresh(root, factsOf({ ...ada, title: "Bookbinder" }))).toBe(true);
  });
});

describe("work that git does not hold", () => {
  it("is not overwritten, be it changed or new, unless that is asked for", async () => {
    const root = repository();
    writeFileSync(join(root, "studio/new.ts"), "");
    await expect(makeFresh(root, factsOf(ada))).rejects.toThrow("studio/new.ts");
    rmSync(join(root, "studio/new.ts"));
    writeFileSync(join(root, "studio/site.json"), '{ "name": "mine" }\n');
    await expect(makeFresh(root, factsOf(ada))).rejects.toThrow("not committed");
    expect(read(root, "studio/profile.ts")).toContain("Toadstool");
    expect(readdirSync(root).toSorted()).toEqual([".git", "studio"]);
    expect(await makeFresh(root, factsOf(ada), true)).toBe(true);
  });

  it("is not overwritten outside a git repository either", async () => {
    const root = repository();
    rmSync(join(root, ".git"), { recursive: true });
    await expect(makeFresh(root, factsOf(ada))).rejects.toThrow("no git repository");
  });
});

describe("the given facts", () => {
  it.each([
    [{ name: " " }, "name is missing"],
    [{ title: undefined }, "title is missing"],
    [{ address: "https://ada.example/blog" }, "without a path"],
    [{ address: "http://ada.example" }, "begin with https://"],
    [{ address: "ada" }, "no address"],
    [{ "time-zone": "London" }, "no time zone"],
    [{ language: "Japanese" }, "no language’s tag"],
    [{ link: ["https://x.example"] }, "no link"],
    [{ initials: "ADA" }, "one or two"],
    [{ inks: "red,blue" }, "two or three colours"],
  ])("is refused in words where it does not fit: %o", (change, message) => {
    expect(() => factsOf({ ...ada, ...change })).toThrow(message);
  });

  it("may be an address without https://, and a name in any letters", () => {
    expect(factsOf({ ...ada, address: "ada.example" }).address).toBe("https://ada.example");
    expect(initialsOf("Søren Æbelø-Ünal")).toBe("SU");
    expect(initialsOf("王小明")).toBe("");
    expect(drawable("Zoë & Co.")).toBe("ZOE & CO.");
    expect(workerName({ siteName: "Zoë’s Press", address: "https://zoe.example" })).toBe("zoe-s-press");
    expect(workerName({ siteName: "Ana Brádaigh", address: "https://ana.example" })).toBe("ana-bradaigh");
    expect(workerName({ siteName: "王小明", address: "https://wang.example" })).toBe("wang-example");
    expect(workerName({ siteName: "王小明", address: "" })).toBe("studio");
  });

  it("may lack an address: `npm run deploy` asks for it", async () => {
    const root = repository();
    await makeFresh(root, factsOf({ ...ada, address: undefined }));
    expect(JSON.parse(read(root, "studio/site.json"))).toEqual({ name: "ada-example" });
  });

  it("may be inks, which the themes and letters take, too", async () => {
    const root = repository();
    await makeFresh(root, factsOf({ ...ada, inks: "#1f7a3d,#ffb000" }));
    expect(read(root, "studio/brand.css")).toContain("--ink-violet: #1f7a3d;");
    expect(read(root, "studio/letter-look.ts")).not.toContain("#6a35c9");
  });

  it("may be a language; without one it is the machine’s", () => {
    expect(factsOf({ ...ada, language: "PT-br" }).language).toBe("pt-BR");
    expect(ofMachine.language({ LC_ALL: "", LANG: "de_AT.UTF-8" })).toBe("de-AT");
    expect(ofMachine.language({ LANG: "C.UTF-8" })).toBe("en-GB");
    expect(languageTag(ofMachine.language({}))).not.toBeNull();
  });

  it("are what a studio in another language is made of, and its words are the catalogue’s", async () => {
    const root = repository();
    const facts = { ...ada, name: "山田花子", title: "版画家", language: "ja", "time-zone": "Asia/Tokyo" };
    await makeFresh(root, factsOf(facts));
    const profile = read(root, "studio/profile.ts");
    expect(profile).toContain('language: "ja"');
    expect(profile).toContain('description: "山田花子 · 版画家"');
    expect(read(root, "studio/words.ts")).toContain("words: WordLayers = {};");
    expect(linesOf("山田花子 Press", 1100)).toEqual([]);
    expect(linesOf("Zoë & Co.", 1100)).toHaveLength(1);
  });

  it("may have no letters that can be drawn: the mark is a dot then", async () => {
    const root = repository();
    await makeFresh(root, factsOf({ ...ada, name: "王小明" }));
    expect(read(root, "studio/public/favicon.svg")).toContain("<circle");
  });
});
