import type { RouteConfigEntry } from "@react-router/dev/routes";
import routeConfig from "#app/routes.ts";
import { enter, expect, test } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** The addresses of all pages; an optional part is left out. */
function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) =>
    path ? [`/${path.replace(/\/:\w+\?$/, "")}`] : pathsOf(children),
  );
}

test("every page of the owner that has an address of its own is whole, and has no barriers", async ({
  page,
  walk,
}) => {
  test.setTimeout(180_000);
  await enter(page);
  const paths = pathsOf(await routeConfig).filter((path) => path.startsWith("/admin") && !path.includes(":"));
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const isPage = answer.status() === 200 && answer.headers()["content-type"]?.startsWith("text/html");
    if (!isPage) continue;
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await walk.checkInThemes(path);
  }
});
