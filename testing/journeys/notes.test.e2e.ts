import type { Page } from "@playwright/test";
import { press, tool, tools, typeOn } from "./editor.ts";
import { smallPicture } from "./small-picture.ts";
import { checkPage, enter, expect, hydrated, logIn, test } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

const published = { timeout: 90_000 };
const field = (page: Page) => page.getByRole("textbox", { name: "Note", exact: true });
const outbox = (page: Page) => page.getByRole("region", { name: "Outbox" });
const publish = (page: Page) => page.getByRole("button", { name: "Publish note" });

/** Opens the form, and waits until the service worker has kept the page for times without a connection. */
async function open(page: Page) {
  await page.goto("/admin/notes");
  const isKept = () => page.evaluate(async () => Boolean(await caches.match("/admin/notes/offline")));
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** The number of notes in the stream that hold these words. */
async function countShown(page: Page, words: string): Promise<number> {
  const answer = await page.request.get("/api/notes?limit=100");
  const { data } = (await answer.json()) as { data: { content: string }[] };
  return data.filter(({ content }) => content === words).length;
}

test("a note with a photograph is published at a press in a hurry, once @smoke", async ({ page, walk }, {
  retry,
  repeatEachIndex,
}) => {
  /** A note of an earlier try is another one. */
  const frost = `frost ${repeatEachIndex}.${retry}`;
  await enter(page);
  await page.goto("/admin/notes");
  await hydrated(page);
  await field(page).fill(`The first ${frost}.`);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await smallPicture("02"));
  await page.getByLabel("Alt text of 02.webp").fill(`Ice and ${frost}`);
  await publish(page).dblclick();
  await expect(page.getByRole("img", { name: `Ice and ${frost}` })).toBeVisible(published);
  await expect(outbox(page)).toHaveCount(0);
  expect(await countShown(page, `The first ${frost}.`)).toBe(1);
  await walk.check("the published note");
  await page.getByRole("link", { name: `The first ${frost}.` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit note" })).toBeVisible();
  await walk.check("the edited note");

  await page.goto("/notes");
  await expect(page.getByRole("img", { name: `Ice and ${frost}` })).toBeVisible();
  await walk.check("the stream");
  await page.getByRole("link", { name: `: The first ${frost}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Note of/ })).toBeVisible();
  await walk.check("the note’s own page");
});

test("what is written and shared without a connection, or after a session has ended, is published once", async ({
  context,
  page,
}) => {
  await enter(page);
  await open(page);
  await context.setOffline(true);
  await page.goto("/admin/notes?title=A%20page&url=https%3A%2F%2Fexample.org%2F");
  await expect(page.getByText("There is no connection. What you publish waits")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue("https://example.org/");
  await field(page).fill("Written on the train.");
  await publish(page).click();
  await expect(outbox(page).getByText("Written on the train.")).toBeVisible();
  await share(page, "Shared on the train.");
  await expect(page).toHaveURL(/\/admin\/notes\/offline/);
  await expect(outbox(page).getByText("Shared on the train.")).toBeVisible();
  await checkPage(page, "the outbox");

  await context.setOffline(false);
  await page.goto("/admin/notes");
  await expect(page.getByRole("link", { name: "Shared on the train." })).toBeVisible(published);
  await expect(outbox(page)).toHaveCount(0);
  for (const words of ["Written on the train.", "Shared on the train."])
    expect(await countShown(page, words)).toBe(1);

  await test.step("after a session has ended, it waits for the login", async () => {
    await context.clearCookies();
    await field(page).fill("Written too late.");
    await publish(page).click();
    await expect(outbox(page).getByText("Log in to send it.")).toBeVisible();
    await outbox(page).getByRole("link", { name: "Log in" }).click();
    await logIn(page);
    await expect(page.getByRole("link", { name: "Written too late." })).toBeVisible(published);
    expect(await countShown(page, "Written too late.")).toBe(1);
  });
});

test("a note that is written at length has the editor's tools, is kept on the device, and is published as it was written", async ({
  page,
}) => {
  await enter(page);
  await page.goto("/admin/notes");
  await hydrated(page);
  await field(page).fill("Fog.");
  await press(page, "Write at length");
  await expect(tools(page)).toBeVisible();
  await typeOn(page, " And ", field(page));
  await tool(page, "Bold").click();
  await page.keyboard.type("frogs");
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept).toContain("Fog. And **frogs**");
  await checkPage(page, "a long note");

  await page.reload();
  await press(page, "Restore it");
  await expect(field(page)).toHaveValue("Fog. And **frogs**");
  await press(page, "Publish note");
  await page.getByRole("link", { name: "Fog. And frogs" }).click();
  await expect(tools(page)).toBeVisible();
  await typeOn(page, " again", field(page));
  await page.reload();
  await expect(tools(page)).toBeVisible();
  await press(page, "Restore it");
  await expect(field(page)).toHaveText("Fog. And frogs again");
  await press(page, "Save note");
  await expect(page.getByRole("link", { name: "Fog. And frogs again" })).toBeVisible();
  await expect(page.getByText("Something that you typed")).toHaveCount(0);
});

/** As a phone does: a form that leads to the share target. */
async function share(page: Page, text: string) {
  await page.evaluate((words) => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<form method="post" action="/admin/notes/share" enctype="multipart/form-data"><input name="text"></form>',
    );
    const form = document.forms[document.forms.length - 1];
    form?.querySelector("input")?.setAttribute("value", words);
    form?.submit();
  }, text);
}
