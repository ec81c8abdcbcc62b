import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

it("shows the views of strangers in charts and tables, for each period", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const { slug } = await published(testServices().services);
  const see = (by: typeof reader, path: string, referrer = "") =>
    by.ask("/api/analytics/view", {
      method: "POST",
      body: JSON.stringify({ path, referrer }),
      headers: { "Content-Type": "application/json", "User-Agent": browser, Origin: by.origin },
    });
  await see(reader, "/", "https://www.news.example/item?id=7");
  for (const path of ["/blog", `/blog/${slug}`, "/blog", "/404"]) await see(reader, path);
  await see(owner, "/art");
  await reader.open(`/blog/${slug}`);
  await reader.press(/^Like/);

  await owner.open("/admin?range=30-days");
  expect(owner.page().address.pathname).toBe("/admin/figures");
  expect(owner.read("region", "Views")).toContain("5 in 30 days");
  expect(owner.read("region", "Pages")).toContain("4 were viewed");
  const pages = owner.within("table", "Views per page").readAll("row");
  expect(pages).toEqual(expect.arrayContaining(["/blog 2", `/blog/${slug} 1`, "/404 1"]));
  expect(pages.join()).not.toContain("/art");
  expect(owner.within("table", "Views by referring site").readAll("row")).toContain("news.example 1");
  expect(owner.read("table", "Posts with the most likes")).toBeTruthy();

  for (const [period, rows] of [
    ["30 days", 31],
    ["7 days", 8],
    ["90 days", 91],
    ["12 months", 13],
  ] as const) {
    await owner.follow(period);
    expect(owner.element("link", period).getAttribute("aria-current")).toBe("true");
    const unit = period.endsWith("months") ? "month" : "day";
    expect(owner.names("table")).not.toContain(`Views per ${unit}`);
    await owner.press(`Views per ${unit}, as a table`);
    const table = owner.within("table", `Views per ${unit}`).readAll("row");
    expect(table).toHaveLength(rows);
    expect(table.at(-1)).toMatch(/\d{4} 5$/);
  }
  expect(owner.page().address.search).toBe("?range=12-months");
});
