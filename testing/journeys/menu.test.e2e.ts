import type { Page } from "@playwright/test";
import { checkWidths, enter, expect, served, test } from "./walk.ts";

const menu = "/admin/menu";
const long = [
  "Veröffentlichungen",
  "Druckgraphik",
  "Ausstellungen",
  "印刷工房",
  "Press",
  "Shop",
  "Workshops",
];

/** Sends a form of the menu’s page as the page itself does. */
async function send(page: Page, query: string, fields: Record<string, string>) {
  const version = await served(
    page,
    `${menu}?entry=new`,
    (document) => document.querySelector("main input[name=version]")?.getAttribute("value") ?? "",
  );
  const headers = { Origin: process.env.SITE ?? "" };
  const answer = await page.request.post(menu + query, { form: { version, ...fields }, headers });
  expect(answer.status(), JSON.stringify(fields)).toBeLessThan(400);
}

test("twelve long links of the menu fit, and are under a button where they do not", async ({
  page,
  walk,
  browser,
}) => {
  await enter(page);
  try {
    for (const label of long)
      await send(page, "?entry=new", { intent: "save", id: "new", label, href: "/tags", isHidden: "on" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(menu);
    await walk.checkInThemes("a changed menu");
    const reader = await (await browser.newContext()).newPage();
    await reader.goto("/blog");
    await checkWidths(reader, "a long menu", [320, 390, 870, 1024, 1440]);
    await reader.setViewportSize({ width: 1024, height: 700 });
    await reader.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(reader.getByRole("navigation", { name: "Main" }).getByText("Druckgraphik")).toBeVisible();
  } finally {
    await send(page, "", { intent: "file" });
  }
});
