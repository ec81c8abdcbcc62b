import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../packages/client/cli/main.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

const root = join(import.meta.dirname, "..");
const client = join(root, "packages/client");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  code: number | string;
  out: string;
  error: string;
}

function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<Ended> {
  const clean = { PATH: process.env.PATH ?? "", HOME: folder, ...env };
  return new Promise((done) => {
    execFile(command, args, { cwd, env: clean }, (failed, out, error) =>
      done({ code: failed?.code ?? 0, out, error }),
    );
  });
}

/** What toadstool.mjs does in a process of its own; it is run as one once it is published, below. */
async function toadstool(args: string[], env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ XDG_CONFIG_HOME: folder, ...env })) vi.stubEnv(name, value);
  const error = vi.spyOn(console, "error").mockReturnValue();
  const code = await main(args);
  return { code, error: error.mock.lastCall?.join(" ") ?? "" };
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("the published client", () => {
  it("has all it needs, nothing of the engine, and runs", async () => {
    const written = await run(process.execPath, [join(root, "scripts/client.ts")], root);
    expect(written).toMatchObject({ code: 0, error: "" });
    const copy = join(folder, "client");
    await cp(client, copy, { recursive: true, filter: (file) => !/\/(dist|node_modules)$/.test(file) });
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const built = await run(
      process.execPath,
      [tsc, "-p", join(client, "tsconfig.json"), "--outDir", join(copy, "dist")],
      client,
    );
    expect(built).toMatchObject({ code: 0, out: "" });
    // As `prepack` does: the compiler takes no declarations along.
    await cp(join(client, "api.d.ts"), join(copy, "dist/api.d.ts"));
    const packed = await run("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], copy);
    const [{ files }] = JSON.parse(packed.out) as [{ files: { path: string }[] }];
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        "README.md",
        "dist/api.d.ts",
        "dist/index.d.ts",
        "dist/index.js",
        "toadstool.mjs",
      ]),
    );
    expect(paths.filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))).toEqual([]);
    const texts = await Promise.all(paths.map((path) => readFile(join(copy, path), "utf8")));
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/from "([^."][^"]*)"/g)].map(([, from]) => from),
    );
    expect([...new Set(imported)].filter((from) => !from?.startsWith("node:")).toSorted()).toEqual([
      "@toadstool/client",
      "openapi-fetch",
    ]);

    const away = join(folder, "away/node_modules");
    await mkdir(join(away, "@toadstool"), { recursive: true });
    await Promise.all(
      ["index.ts", "cli", "api.d.ts"].map((part) => rm(join(copy, part), { recursive: true })),
    );
    await cp(copy, join(away, "@toadstool/client"), { recursive: true });
    await symlink(join(root, "node_modules/openapi-fetch"), join(away, "openapi-fetch"));
    const script = `import { createClient } from "@toadstool/client"; console.log(typeof createClient({ site: "https://a.example" }).GET);`;
    const imports = await run(process.execPath, ["--input-type=module", "-e", script], join(folder, "away"));
    expect(imports).toMatchObject({ code: 0, out: "function\n" });
    const typed = `import { createClient, type paths } from "@toadstool/client";
      export const path: keyof paths = "/posts";
      // @ts-expect-error -- no such call
      export const none = createClient({ site: "https://a.example" }).GET("/spores");`;
    await writeFile(join(folder, "away/typed.ts"), typed);
    const strictly = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext"];
    const checked = await run(process.execPath, [tsc, ...strictly, "typed.ts"], join(folder, "away"));
    expect(checked).toMatchObject({ code: 0, out: "" });
    const bin = join(away, "@toadstool/client/toadstool.mjs");
    expect((await run(process.execPath, [bin, "--help"], folder)).out).toContain("posts list");
  });
});

describe("the command line", () => {
  const env = { TOADSTOOL_SITE: "http://localhost:9" };

  it("says what it did not understand, and ends with 2", async () => {
    const attempts = [["posts", "fly"], ["posts", "read"], ["--nonsense"], ["works", "move", "artwork", "x"]];
    const ended: Awaited<ReturnType<typeof toadstool>>[] = [];
    for (const args of attempts) ended.push(await toadstool(args, env));
    expect(ended.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    expect(ended.filter(({ error }) => error.trim() === "")).toEqual([]);
    vi.unstubAllEnvs();
    expect((await toadstool(["posts", "list"])).error).toContain("TOADSTOOL_SITE");
  });

  it("mails nobody without being told twice", async () => {
    const letter = join(folder, "letter.md");
    await writeFile(letter, "Hello.");
    const { code, error } = await toadstool(["letters", "send", letter, "--subject", "Spores"], env);
    expect([code, error]).toEqual([2, expect.stringContaining("--yes")]);
  });

  it("ends with 3 where no site answers", async () => {
    expect(await toadstool(["posts", "list"], env)).toMatchObject({ code: 3 });
  });

  it("takes a token from a file of its owner's alone, and sends none in the clear", async () => {
    const file = join(folder, "token");
    await writeFile(file, `site_${"A".repeat(43)}`);
    await chmod(file, 0o644);
    const open = await toadstool(["drafts", "list", "--token-file", file], env);
    expect([open.code, open.error]).toEqual([2, expect.stringContaining("chmod 600")]);
    await chmod(file, 0o600);
    expect(await toadstool(["drafts", "list", "--token-file", file], env)).toMatchObject({ code: 3 });
    const clear = await toadstool(["drafts", "list", "--token-file", file, "--site", "http://pond.example"]);
    expect([clear.code, clear.error]).toEqual([1, expect.stringContaining("https")]);
  });
});
