import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { root as source } from "../local/processes.ts";
import { type Git, gitIn } from "./git.ts";
import { toDo } from "./to-do.ts";
import { upgradeClone } from "./upgrade-clone.ts";

/** The same for all tests, for a clone knows where it came from. */
let folder: string;
let hers: string;
const upstream = () => join(folder, "upstream");
/** Made once: upstream at its first version and at its next, and a clone of the first. */
const made = (what: "first" | "next" | "clone") => join(folder, what);
const remove = (path: string) => rmSync(path, { recursive: true, force: true });
const copy = (from: string, to: string) => {
  remove(to);
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
};

beforeAll(() => {
  for (const who of ["AUTHOR", "COMMITTER"]) {
    vi.stubEnv(`GIT_${who}_NAME`, "Ada");
    vi.stubEnv(`GIT_${who}_EMAIL`, "ada@example.org");
  }
  folder = mkdtempSync(join(tmpdir(), "toadstool-upgrade-"));
  hers = join(folder, "hers");
  begin(upstream(), {
    "package.json": '{ "version": "0.1.0" }\n',
    "package-lock.json": "{}\n",
    "wrangler.toml": readFileSync(join(source, "wrangler.toml"), "utf8"),
    "domain/posts.ts": "export const posts = 1;\n",
    "app/tokens.css": ":root {\n  --ink: black;\n}\n",
    "studio/profile.ts": 'export const name = "Toadstool";\n',
    "studio/artworks/moon.ts": "export const moon = 1;\n",
  });
  gitIn(upstream())("tag", "v0.1.0");
  copy(upstream(), made("first"));
  gitIn(folder)("clone", "--quiet", "--origin", "upstream", upstream(), made("clone"));
  changeToNext();
  copy(upstream(), made("next"));
});
afterAll(() => {
  remove(folder);
  vi.unstubAllEnvs();
});
beforeEach(() => {
  remove(hers);
  copy(made("first"), upstream());
});

function begin(path: string, files: Record<string, string>): void {
  mkdirSync(path, { recursive: true });
  gitIn(path)("init", "--quiet", "--template=", "--initial-branch=main");
  change(path, files);
}

/** Writes files, null deletes one, and commits all. */
function change(path: string, files: Record<string, string | null>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    if (text === null) rmSync(join(path, name));
    else writeFileSync(join(path, name), text);
  }
  const git = gitIn(path);
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change");
}

function clone(): Git {
  copy(made("clone"), hers);
  return gitIn(hers);
}

const toml = (path: string) => readFileSync(join(path, "wrangler.toml"), "utf8");
const read = (name: string) => readFileSync(join(hers, name), "utf8");

/** The next version: it changes the engine, its settings and the sample. */
function publish(files?: Record<string, string>): void {
  if (files) changeToNext(files);
  else copy(made("next"), upstream());
}

function changeToNext(files: Record<string, string> = {}): void {
  change(upstream(), {
    "package.json": '{ "version": "0.2.0" }\n',
    "domain/posts.ts": "export const posts = 2;\n",
    "wrangler.toml": toml(upstream()).replace('SMTP_PORT = "587"', 'SMTP_PORT = "587"\nNEW_SETTING = ""'),
    "studio/profile.ts": 'export const name = "Toadstool the second";\n',
    "studio/artworks/moon.ts": null,
    "studio/artworks/sun.ts": "export const sun = 1;\n",
    ...files,
  });
  gitIn(upstream())("tag", "v0.2.0");
  change(upstream(), { "domain/posts.ts": "export const posts = 'not yet published';\n" });
}

describe("a new version", () => {
  it("leaves a studio exactly as its owner has it, and brings everything else", () => {
    const git = clone();
    change(hers, {
      "studio/profile.ts": 'export const name = "Ada";\n',
      "studio/artworks/moon.ts": "export const moon = 'mine';\n",
      "studio/site.json": '{ "name": "ada" }\n',
    });
    const mine = git("rev-parse", "HEAD:studio");
    publish();
    expect(upgradeClone(hers, {})).toEqual({ before: "0.1.0", after: "0.2.0", conflicts: [] });
    expect(git("rev-parse", "HEAD:studio")).toBe(mine);
    expect(git("status", "--porcelain")).toBe("");
    expect(read("domain/posts.ts")).toBe("export const posts = 2;\n");
    expect(toml(hers)).toContain("NEW_SETTING");
    expect(upgradeClone(hers, {})).toBeNull();

    change(upstream(), {
      "package.json": '{ "version": "0.3.0" }\n',
      "studio/profile.ts": "export const name = 3;\n",
    });
    gitIn(upstream())("tag", "v0.3.0");
    expect(upgradeClone(hers, {})).toMatchObject({ before: "0.2.0", after: "0.3.0", conflicts: [] });
    expect(git("rev-parse", "HEAD:studio")).toBe(mine);
  });

  it("brings the sample along where the studio is the sample still", () => {
    clone();
    change(hers, { "studio/site.json": '{ "name": "ada" }\n' });
    publish();
    upgradeClone(hers, {});
    expect(read("studio/profile.ts")).toContain("Toadstool the second");
    expect(existsSync(join(hers, "studio/artworks/moon.ts"))).toBe(false);
    expect(read("studio/site.json")).toBe('{ "name": "ada" }\n');
  });

  it("moves settings that are in wrangler.toml to studio/site.json", () => {
    clone();
    const own = toml(hers)
      .replace('SITE_URL = ""', 'SITE_URL = "https://ada.example"')
      .replace('SMTP_PORT = "587"', 'SMTP_PORT = "465"')
      .replace("00000000-0000-0000-0000-000000000000", "6f0b8b9e-5b0c-4c55-9a3e-0d2f6f9e2b11")
      .replace('bucket_name = "toadstool-media"', 'bucket_name = "pictures"')
      .replace("[observability]\nenabled = true", "[observability]\nenabled = false");
    change(hers, { "wrangler.toml": own });
    publish();
    expect(upgradeClone(hers, {})?.conflicts).toEqual([]);
    expect(toml(hers)).toContain("NEW_SETTING");
    expect(toml(hers)).not.toContain("ada.example");
    expect(JSON.parse(read("studio/site.json"))).toMatchObject({
      names: { "toadstool-media": "pictures" },
      database_id: "6f0b8b9e-5b0c-4c55-9a3e-0d2f6f9e2b11",
      vars: { SITE_URL: "https://ada.example", SMTP_PORT: "465" },
      wrangler: { observability: { enabled: false } },
    });
  });

  it("merges into a copy that Cloudflare’s button made, which has a history of its own", () => {
    publish();
    gitIn(upstream())("checkout", "--quiet", "v0.1.0");
    cpSync(upstream(), hers, { recursive: true });
    rmSync(join(hers, ".git"), { recursive: true });
    begin(hers, { "wrangler.toml": toml(hers).replace('name = "toadstool"', 'name = "ada"') });
    gitIn(upstream())("checkout", "--quiet", "main");
    change(hers, { "studio/profile.ts": 'export const name = "Ada";\n' });
    expect(upgradeClone(hers, { from: upstream() })).toMatchObject({ after: "0.2.0", conflicts: [] });
    expect(read("domain/posts.ts")).toBe("export const posts = 2;\n");
    expect(read("studio/profile.ts")).toBe('export const name = "Ada";\n');
    expect(JSON.parse(read("studio/site.json"))).toMatchObject({ name: "ada" });
  });

  it("leaves the choice where both sides changed a file of the engine, and can be taken back", () => {
    const git = clone();
    change(hers, {
      "app/tokens.css": ":root {\n  --ink: green;\n}\n",
      "studio/profile.ts": "export const name = 1;\n",
    });
    const before = git("rev-parse", "HEAD^{tree}");
    publish({ "app/tokens.css": ":root {\n  --ink: blue;\n}\n" });
    expect(upgradeClone(hers, {})?.conflicts).toEqual(["app/tokens.css"]);
    expect(read("studio/profile.ts")).toBe("export const name = 1;\n");
    expect(() => upgradeClone(hers, {})).toThrow("A merge is under way");
    git("merge", "--abort");
    expect(git("rev-parse", "HEAD^{tree}")).toBe(before);
    expect(git("status", "--porcelain")).toBe("");
  });

  it("is refused beside changes that are not committed, from nowhere, and where there is no such version", () => {
    const git = clone();
    publish();
    expect(() => upgradeClone(hers, { to: "0.9.0" })).toThrow("There is no version 0.9.0");
    writeFileSync(join(hers, "studio/artworks/sun.ts"), "// not in git yet\n");
    expect(() => upgradeClone(hers, {})).toThrow("studio/artworks/sun.ts");
    expect(git("rev-parse", "HEAD")).toBe(git("rev-parse", "v0.1.0"));
    writeFileSync(join(hers, "domain/posts.ts"), "// half done\n");
    expect(() => upgradeClone(hers, {})).toThrow("not committed");
    git("checkout", "--quiet", "--", "domain/posts.ts");
    git("remote", "remove", "upstream");
    expect(() => upgradeClone(hers, {})).toThrow("Where do new versions come from?");
  });
});

it("the changelog begins with the version of package.json, and says what it asks of an owner", () => {
  const changelog = readFileSync(join(source, "CHANGELOG.md"), "utf8");
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { version: string };
  expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(version);
  expect(toDo(changelog, "0.1.0", "0.2.0")).toEqual([
    { version: "0.2.0", words: expect.stringContaining("studio/") },
  ]);
});

it("what a new version asks of an owner is read from the changelog, for each version in between", () => {
  const changelog = `# Changelog\n\n## 0.10.0 – 2027\n\n### What you must do\n\n- Ten.\n\n## 0.3.0\n\n### Added\n\n- More.\n\n## 0.2.0\n\n### What you must do\n\n- Two.\n\n### Changed\n\n- All.\n`;
  expect(toDo(changelog, "0.1.0", "0.10.0")).toEqual([
    { version: "0.2.0", words: "- Two." },
    { version: "0.10.0", words: "- Ten." },
  ]);
  expect(toDo(changelog, "0.2.0", "0.3.0")).toEqual([]);
});
