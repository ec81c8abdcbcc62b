import type { Page } from "@playwright/test";
import { expect, hydrate, hydrated, test } from "./walk.ts";

const blue = { code: "blue-square", title: "Blue Square" };
const tall = { code: "tall-letter", title: "Tall Letter" };
const grid = { code: "small-grids~3", title: "Forty-second Grid" };
const turning = { code: "turning-square", title: "Turning Square" };

const peg = (page: Page, title: string) => page.getByRole("link", { name: `Peg to your line ${title}` });
const hung = (page: Page) => page.getByRole("list", { name: "On the line" }).getByRole("listitem");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("line"));

test("prints are pegged wherever they hang, ordered by keys and thumbs, titled, and sent as an address that carries them", async ({
  page,
  browser,
  walk,
}) => {
  await page.goto("/art");
  await hydrated(page);
  await peg(page, blue.title).click();
  const sign = page.getByRole("region", { name: "Your line" });
  await expect(sign.getByText(`Pegged: ${blue.title}.`)).toBeVisible();
  await expect(sign.getByRole("link", { name: "1 on your line" })).toBeVisible();
  await page.getByRole("link", { name: `Take down ${blue.title}` }).click();
  await expect(sign.getByText(`Taken down: ${blue.title}.`)).toBeVisible();
  expect(await kept(page)).toBeNull();
  await sign.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: `Take down ${blue.title}` })).toBeVisible();

  await page.goto(`/art/${tall.code}`);
  await hydrate(page);
  await page
    .getByRole("dialog")
    .getByRole("link", { name: `Peg to your line ${tall.title}` })
    .click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "2 on your line" })).toBeVisible();
  await page.goto("/art/series/small-grids/3");
  await hydrated(page);
  await peg(page, grid.title).click();
  await page.getByRole("link", { name: "3 on your line" }).click();
  await expect(page).toHaveURL(`/art/line/hang?on=${[blue, tall, grid].map(({ code }) => code).join(",")}`);
  await expect(hung(page)).toHaveCount(3);

  await hydrate(page);
  const right = page.getByRole("link", { name: /^Move right ?: Blue Square$/ });
  await right.press("Enter");
  await expect(page.getByText(`${blue.title} hangs in place 2 of 3.`)).toBeVisible();
  await expect(right, "the focus goes along").toBeFocused();
  const grip = page.getByRole("button", { name: `Move ${grid.title}` });
  await grip.press("Home");
  await expect(hung(page).first()).toContainText(grid.title);
  for (const picture of await hung(page).getByRole("img").all()) {
    const line = await picture.locator("xpath=ancestor::li").boundingBox();
    const above = ((await picture.boundingBox())?.y ?? NaN) - (line?.y ?? NaN);
    expect(above, "the pegs reach its upper edge, however high it is").toBeLessThan(12);
  }
  await walk.check("a line that is being hung");

  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await hung(page).last().boundingBox()];
  if (!from || !to) throw new Error("There is nothing to drag.");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(hung(page).last()).toContainText(grid.title);
  await hung(page)
    .getByRole("link", { name: `Take down ${tall.title}` })
    .click();
  await expect(hung(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(hung(page)).toHaveCount(3);

  await page.getByRole("link", { name: `Peg up ${turning.title}` }).click();
  const hangs = page.getByRole("link", { name: `On your line, take down ${turning.title}` });
  await expect(hangs, "the focus stays in the drawer").toBeFocused();
  await expect(hung(page)).toHaveCount(4);

  const title = "Wet things & a toad 🐸";
  await page.getByLabel("Title of the show").fill(title);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The title is up.")).toBeVisible();
  await page.getByRole("link", { name: "Open the show" }).click();
  const poster = page.getByRole("heading", { level: 1, name: title });
  await expect(poster).toBeVisible();
  await walk.check("a show");
  const copied = await poster.evaluate((heading) => {
    getSelection()?.selectAllChildren(heading);
    return getSelection()?.toString().trim();
  });
  expect(copied, "its title is copied once").toBe(title);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(hung(visitor)).toHaveText([tall, blue, grid, turning].map(({ title }) => new RegExp(title)));
  await hydrated(visitor);
  expect(await kept(visitor), "a guest takes nothing home").toBeNull();
  await visitor.context().close();
});
