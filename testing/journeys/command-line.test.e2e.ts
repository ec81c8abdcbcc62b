import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enter, expect, test } from "./walk.ts";

const program = join(import.meta.dirname, "../../packages/client/toadstool.mjs");

test("the command line lists, writes, uploads and saves the site", async ({ page }, { retry }) => {
  const name = `Command line ${retry}`;
  await enter(page);
  const scopes = ["read", "posts", "works", "images"].map((scope) => [`scopes.${scope}`, "on"] as const);
  const form = {
    intent: "make-token",
    key: crypto.randomUUID(),
    name,
    days: "7",
    ...Object.fromEntries(scopes),
  };
  const headers = { Origin: process.env.SITE ?? "", "Sec-Fetch-Site": "same-origin" };
  const made = await page.request.post("/admin/security", { form, headers });
  const [token = ""] = /\bsite_[\w-]{43}\b/.exec(await made.text()) ?? [];

  const folder = await mkdtemp(join(tmpdir(), "command-line-"));
  const { PATH = "", SITE = "" } = process.env;
  const env = { PATH, HOME: folder, TOADSTOOL_SITE: SITE, TOADSTOOL_TOKEN: token };
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; out: string; error: string }>((done) => {
      execFile(process.execPath, [program, ...args], { cwd: folder, env }, (failed, out, error) =>
        done({ code: failed?.code ?? 0, out, error }),
      );
    });
  const asked = async (...args: string[]) => {
    const { code, out, error } = await run(...args, "--json");
    expect([args.join(" "), code, error]).toEqual([args.join(" "), 0, ""]);
    return JSON.parse(out);
  };

  expect((await asked("posts", "list")).length).toBeGreaterThan(3);
  await writeFile(join(folder, "walk.md"), "A *walk*.");
  const draft = await asked("drafts", "create", "walk.md", "--title", name);
  expect(await asked("drafts", "read", draft.id)).toMatchObject({ title: name, content: "A *walk*." });
  const [{ id }] = await asked("works", "list", "project");
  expect(await asked("works", "hide", "project", id)).toMatchObject({ isHidden: true });
  expect(await asked("works", "show", "project", id)).toMatchObject({ isHidden: false });
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==";
  await writeFile(join(folder, "dot.png"), Buffer.from(dot, "base64"));
  const [picture] = await asked("pictures", "upload", "dot.png", "--alt", "A dot.");
  expect(picture.alt).toBe("A dot.");

  expect(await asked("backup", "saved")).toMatchObject({ folder: "saved" });
  expect((await readdir(join(folder, "saved"))).toSorted()).toEqual([
    "drafts.json",
    "letters.json",
    "media",
    "notes.json",
    "pictures.json",
    "posts.json",
    "subscribers.json",
    "works.json",
  ]);
  expect(await readFile(join(folder, "saved/drafts.json"), "utf8")).toContain(name);
  expect((await readdir(join(folder, "saved/media"))).some((file) => file.startsWith(picture.id))).toBe(true);

  const refused = await run("letters", "send", "walk.md", "--subject", "No", "--yes");
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining("insufficient_scope")]);
  await asked("pictures", "delete", picture.id);
  await asked("drafts", "delete", draft.id);
  await rm(folder, { recursive: true });
});
