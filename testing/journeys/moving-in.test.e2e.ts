import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sampleOf } from "@toadstool/moving-in/samples";
import { api } from "./editor.ts";
import { enter, expect, test } from "./walk.ts";

/** The sample as a folder that a browser can choose, without what it would fetch from the web. */
async function ghostFolder() {
  const folder = await mkdtemp(join(tmpdir(), "ghost-"));
  for (const { path, blob } of await sampleOf("ghost")) {
    const file = join(folder, path);
    const bytes = Buffer.from(await (typeof blob === "function" ? await blob() : blob).arrayBuffer());
    await mkdir(dirname(file), { recursive: true });
    const text = bytes
      .toString("utf8")
      .replaceAll("https://cdn.pond.example/two.jpg", "__GHOST_URL__/content/images/2021/03/moss.png");
    await writeFile(file, path.endsWith(".json") ? text : bytes);
  }
  return folder;
}

test("a Ghost export is read, reported, brought in by one press, read by visitors, chosen again, and undone whole", async ({
  page,
  walk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await page.goto("/admin/move-in");
  await page
    .getByLabel("Choose files")
    .setInputFiles([{ name: "notes.json", mimeType: "application/json", buffer: Buffer.from('{"a": 1}') }]);
  await expect(page.getByRole("alert")).toContainText("Nothing of your site has changed.");

  const folder = await ghostFolder();
  const choose = async () => {
    await page.getByLabel("Choose a folder").setInputFiles(folder);
    const report = page.getByRole("heading", { name: "What comes" });
    await expect(report).toBeVisible({ timeout: 60_000 });
    await expect(report, "the keyboard's place is not lost").toBeFocused();
  };
  await choose();
  await walk.check("the report of a move");

  const isPosting = (url: URL) => url.pathname === "/api/posts";
  await page.route(isPosting, async (route) => {
    await page.context().clearCookies();
    await route.fulfill({ status: 401, json: { error: { code: "unauthenticated", message: "" } } });
  });
  await page.getByRole("button", { name: /^Bring in/ }).click();
  await expect(page.getByRole("alert")).toContainText("Log in again in another tab, and go on.");
  await page.unroute(isPosting);
  await enter(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Moved in", exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Moved in", exact: true })).toBeFocused();
  await walk.check("a move that is done");
  const links = page.getByRole("list", { name: "items" }).getByRole("link");
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const post = paths.find((path) => path.startsWith("/blog/"));
  const readersGet = async () => (await fetch(`${process.env.SITE}${post}`)).status;
  expect(await readersGet()).toBe(200);

  await page.goto("/admin/move-in");
  await choose();
  await expect(page.getByText("This move was begun before")).toBeVisible();
  await page.getByRole("button", { name: "Bring it in" }).click();
  await expect(page.getByRole("heading", { name: "Moved in", exact: true })).toBeVisible({ timeout: 60_000 });

  const draft = `/drafts/${
    paths
      .find((path) => path.includes("draft="))
      ?.split("draft=")[1]
      ?.split("&")[0]
  }`;
  const { title, summary, slug, content } = (await api(page, "GET", draft)).data as Record<string, string>;
  await api(page, "PUT", draft, { title: `${title}, mine`, summary, slug, content });
  await page.goto("/admin/move-in");
  await page.getByRole("button", { name: /^More for / }).click();
  await page.getByText("Undo…", { exact: true }).click();
  await page.getByRole("button", { name: "Undo the whole move", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Undone", exact: true })).toBeVisible({ timeout: 60_000 });
  await walk.check("a move that is undone");
  await page.goto("/admin/move-in");
  await page.getByRole("button", { name: /^More for / }).click();
  await page.getByRole("button", { name: /^See what stays/ }).click();
  await expect(page.getByRole("link", { name: `${title}, mine` })).toBeVisible();
  const undone = page.getByRole("heading", { name: "Undone", exact: true });
  await expect(undone).toBeFocused();
  await expect(undone).toBeInViewport();
  expect(await readersGet()).toBe(404);
  await rm(folder, { recursive: true });
});
