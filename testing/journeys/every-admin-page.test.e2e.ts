import { type Page, request } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routeConfig from "#app/routes.ts";
import { api } from "./editor.ts";
import { swept } from "./sweep.ts";
import { checkWidths, enter, expect, test } from "./walk.ts";

/** The narrowest window: what fits here fits everywhere. */
test.use({ viewport: { width: 320, height: 700 } });

/** The addresses of all pages; an optional part is left out. */
function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    if (!path) return pathsOf(children);
    return file.endsWith("-page.tsx") ? [`/${path.replace(/\/:\w+\?$/, "")}`] : [];
  });
}

/** Something to see where pages are empty at first; returns more addresses to look at. */
async function fill(page: Page): Promise<string[]> {
  const text = { summary: "In short.", content: "Ink **and** paper.", slug: "looked-at", title: "Looked at" };
  const { id } = (await api(page, "POST", "/posts", text)).data as { id: string };
  await api(page, "POST", "/drafts", { ...text, slug: "not-yet", title: "Not yet" });
  const opened = { "Sec-Fetch-Dest": "document", "User-Agent": "Mozilla/5.0 Firefox/130.0" };
  const reader = await request.newContext({ baseURL: process.env.SITE, extraHTTPHeaders: opened });
  await reader.get("/former/card");
  const elsewhere = await reader.get("/auth/login?returnTo=/admin");
  await reader.post(elsewhere.url(), { form: { name: "owner" } });
  await reader.dispose();
  await page.request.post("/admin/addresses", {
    form: { intent: "add", path: "/former/print", target: "/blog" },
    headers: { Origin: process.env.SITE ?? "", "Sec-Fetch-Site": "same-origin" },
  });
  return [
    `/admin/revisions/post/${id}`,
    `/admin/blog?post=${id}&edit`,
    "/admin/images?choose",
    "/admin/help/api",
    "/",
    "/blog/looked-at",
  ];
}

test("every page of the owner that has an address of its own is whole, and has no barriers", async ({
  page,
  walk,
}) => {
  await enter(page);
  const paths = pathsOf(await routeConfig).filter((path) => path.startsWith("/admin") && !path.includes(":"));
  expect(paths.length).toBeGreaterThan(25);
  for (const path of [...paths, ...(await fill(page))]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    for (const look of swept([walk.check], [walk.checkInThemes])) await look(path);
    await checkWidths(page, path, swept([], [390, 820, 1440, 320]));
  }
});
