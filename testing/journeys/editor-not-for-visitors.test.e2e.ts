import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openEditor } from "./editor.ts";
import { hydrate, expect, test } from "./walk.ts";

const pages = ["/", "/blog", "/blog/what-the-press-said", "/about-me", "/portfolio"];

test("no page loads a byte of the editor before something is edited, for visitors or for the owner", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const words = wordsOfTheEditor();
  const walk = async (who: string, addresses: string[]) => {
    scripts.clear();
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      // Also where React has come to a visitor.
      await hydrate(page);
      // What a link under the pointer fetches ahead is fetched, too.
      await page.getByRole("link", { name: "Blog", exact: true }).first().hover();
    }
    await page.waitForLoadState("networkidle");
    const all = (await Promise.all(scripts.values())).join("\n");
    expect(all.length, "scripts were fetched").toBeGreaterThan(100_000);
    const found = words.filter((said) => all.includes(said));
    expect(
      found,
      `words of the editor in what ${who} fetched from ${[...scripts.keys()].join(", ")}`,
    ).toEqual([]);
  };
  await walk("a visitor", pages);
  await openEditor(page);
  await page.waitForLoadState("networkidle");
  const edited = (await Promise.all(scripts.values())).join("\n");
  const known = words.filter((said) => edited.includes(said));
  expect(known.length, "the editor is known by its words").toBeGreaterThan(words.length / 2);
  expect(known).toContain("ProseMirror");
  await page.evaluate(() => caches.keys().then((keys) => Promise.all(keys.map((key) => caches.delete(key)))));
  // Their posts and the list of them can be edited from their own pages.
  await walk(
    "the owner",
    pages.filter((address) => address.startsWith("/blog")),
  );
});

/** Every script that arrives, by its address. */
function scriptsOf(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js"))
      scripts.set(
        pathname,
        response.text().catch(() => ""),
      );
  });
  return scripts;
}

/** Long strings that are in the editor's sources and nowhere else in the app: a build keeps them as they are. */
function wordsOfTheEditor(): string[] {
  const folders = ["packages/markdown-editor", "app/ui/post-editor"];
  const [own, others] = [
    folders.flatMap((folder) => sources(folder)),
    sources("app").filter(([path]) => !folders.some((folder) => path.startsWith(folder))),
  ];
  const elsewhere = [...others, ...sources("domain")].map(([, source]) => source).join("\n");
  const said = own.flatMap(([, source]) =>
    [...source.matchAll(/"([A-Z][^"\\\n]{24,})"/g)].map((found) => found[1] ?? ""),
  );
  const words = said.filter((one) => !elsewhere.includes(one));
  return [...new Set(words), "ProseMirror", "milkdown"];
}

function sources(folder: string): [path: string, source: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]);
}
