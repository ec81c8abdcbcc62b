import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

interface Config {
  overrides: { files: string[]; rules: Record<string, unknown> }[];
}

const root = join(import.meta.dirname, "../..");
const rule = "no-restricted-imports";
const { overrides } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as Config;
const restricting = overrides.filter(({ rules }) => rules[rule]);

/** For each part of the site: an import that it may have, and those that it may not. */
const cases: [file: string, allowed: string, refused: string[]][] = [
  ["db/tables/a.ts", "drizzle-orm", ["#app/a.ts", "#domain/a.ts", "#studio/a.ts", "#workers/a.ts"]],
  ["domain/a/a.ts", "#domain/b/b.ts", ["#db/a.ts", "#app/a.ts", "hono", "react", "cloudflare:workers"]],
  ["domain/a/b.ts", "type #db/schema.ts", ["#db/schema.ts", "type #app/a.ts"]],
  [
    "domain/a/a.server.ts",
    "#db/schema.ts",
    ["#workers/a.ts", "#studio/a.ts", "react-router", "cloudflare:email"],
  ],
  ["domain/services.ts", "#db/schema.ts", ["#app/a.ts", "hono/client"]],
  ["studio/projects/a.ts", "#domain/a.ts", ["#app/ui/a.tsx", "#db/a.ts", "#workers/a.ts"]],
  [
    "studio/pages/a/a.tsx",
    "#app/ui/a.tsx",
    ["#app/routes/a.tsx", "#app/root.tsx", "#app/routes.ts", "#db/a.ts", "#workers/a.ts", "#app/notice.ts"],
  ],
  ["studio/mark.tsx", "#app/browser/a.ts", ["#app/routes/a.tsx", "#app/entry.client.tsx"]],
  ["studio/banner.tsx", "#app/respond.ts", ["#app/styles/a.css", "#db/a.ts"]],
  ["studio/pieces/a/a.ts", "three", ["#app/ui/a.ts", "#domain/a.ts", "react", "hono", "#testing/a.ts"]],
  ["studio/stages/a.ts", "three", ["#app/ui/a.ts", "react"]],
  ["packages/stage/a.ts", "three", ["#app/a.ts", "#testing/a.ts"]],
  ["packages/hono-calls/a.ts", "hono", ["#workers/a.ts", "../../domain/a.ts"]],
  [
    "packages/markdown-editor/a/a.ts",
    "../b/b.ts",
    [
      "#app/a.ts",
      "@toadstool/mail",
      "../../../app/a.ts",
      "../../../testing/a.ts",
      "react-router",
      "hono/client",
    ],
  ],
  ["packages/mail/a.ts", "./b.ts", ["#domain/a.ts", "../../domain/a.ts", "hono", "cloudflare:sockets"]],
  ["packages/openid/a/a.ts", "../b.ts", ["#domain/a.ts", "../../../app/a.ts", "react-router", "hono"]],
  ["packages/markdown/a.ts", "unified", ["#domain/a.ts", "../../domain/a.ts", "react", "cloudflare:workers"]],
  ["packages/elements/forms/a.tsx", "react-router", ["#app/ui/a.tsx", "../../../app/ui/a.tsx"]],
  ["packages/media/a/a.ts", "../b.ts", ["#db/a.ts", "../../../testing/a.ts", "react"]],
  [
    "app/root.tsx",
    "#workers/api/client.ts",
    ["#db/a.ts", "#workers/app.ts", "#app/routes/a.ts", "#studio/a/b.ts", "../scripts/a.ts"],
  ],
  ["app/ui/a/a.tsx", "#studio/profile.ts", ["#app/routes/a.tsx", "#workers/call.ts", "#studio/pieces/a.ts"]],
  [
    "app/browser/a.ts",
    "#domain/a.ts",
    ["../routes/a.ts", "#db/a.ts", "#workers/api/call.ts", "../../scripts/a.ts"],
  ],
  [
    "app/routes/a/a.tsx",
    "./b.tsx",
    ["../b/b.tsx", "#app/routes/b/b.tsx", "#workers/services.ts", "#studio/a/b.ts", "#studio/artworks.ts"],
  ],
  [
    "app/routes/a/b/c.tsx",
    "../d.tsx",
    ["../../b/b.tsx", "#app/routes/b/b.tsx", "#workers/app.ts", "#studio/a/b.ts"],
  ],
  [
    "workers/a.ts",
    "#db/client.server.ts",
    ["#db/schema.ts", "#app/ui/a.tsx", "#app/root.tsx", "#studio/a/b.ts", "#studio/zines.ts"],
  ],
  ["workers/works-of-studio.ts", "#studio/projects.ts", ["#studio/a/b.ts", "#db/schema.ts"]],
  ["scripts/a.ts", "#studio/profile.ts", ["#studio/projects/a.ts"]],
  ["testing/a.ts", "#studio/projects/a.ts", []],
  ["app/routes/a/a.test.ts", "../b/b.tsx", []],
];

const importOf = (from: string, n: number) =>
  from.startsWith("type ")
    ? `import type { a${n} } from "${from.slice(5)}";`
    : `import { a${n} } from "${from}";`;

const folder = mkdtempSync(join(tmpdir(), "lint-"));
let found: Record<string, number[]> = {};

beforeAll(() => {
  const rules = (one: Config["overrides"][number]) => ({
    files: one.files,
    rules: { [rule]: one.rules[rule] },
  });
  const config = { categories: { correctness: "off" }, overrides: restricting.map(rules) };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
  for (const [file, allowed, refused] of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = [allowed, ...refused].map((from, n) => importOf(from, n));
    writeFileSync(join(folder, file), `${lines.join("\n")}\n`);
  }
  found = linesFoundIn(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(cases)("%s may import %s, and none of %j", (file, _, refused) => {
  expect(found[file] ?? []).toEqual(refused.map((_import, n) => n + 2));
});

it("uses no pattern that oxlint ignores without a word: its expressions know no look-around", () => {
  const patterns = [...JSON.stringify(restricting).matchAll(/"regex":"([^"]*)"/g)].map(([, regex]) => regex);
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((regex) => /\(\?<?[!=]/.test(regex ?? ""))).toEqual([]);
});

/** Of each file, the lines where an import is refused. */
function linesFoundIn(cwd: string): Record<string, number[]> {
  const lines: Record<string, number[]> = {};
  for (const [, file = "", line] of lint(cwd).matchAll(/^(.+?):(\d+):\d+: .*restricted/gm))
    lines[file] = [...(lines[file] ?? []), Number(line)];
  return lines;
}

function lint(cwd: string): string {
  try {
    return execFileSync(process.execPath, [join(root, "node_modules/oxlint/bin/oxlint"), "--format=unix"], {
      cwd,
      encoding: "utf8",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
