import { directionOf, formatDate } from "@toadstool/language";
import type { Page } from "@playwright/test";
import { findWords } from "#domain/words/words.server.ts";
import { linkIn } from "#testing/link-in-mail.ts";
import { readCatalogue } from "../../scripts/local/catalogue-files.ts";
import { api, send } from "../journeys/editor.ts";
import {
  checkPage,
  enter,
  expect,
  hydrated,
  letterPatience,
  mailTo,
  subscribeAs,
  test,
  writeMarkdown,
} from "../journeys/walk.ts";

const language = process.env.SITE_LANGUAGE ?? "en-GB";
const dir = directionOf(language);
const written = { ja: ["苔の版画", "山で集めた。"], ar: ["طباعة الطحلب", "جُمع في الجبال."] }[language] ?? [
  "Moss",
  "Found.",
];
const [title = "", text = ""] = written;
const slug = title.replaceAll(" ", "-");
/** A day and a year later in the zones of both studios. */
const newYear = "2023-12-31T22:30:00.000Z";
const day = formatDate(language, "2024-01-01", { dateStyle: "long", timeZone: "UTC" });

/** A page is in the site's language but for what says to be in English, and nothing on it is a barrier. */
async function look(page: Page, path: string, english: string[] = []): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", dir);
  expect(await page.getByRole("main").locator("[lang=en]").allTextContents(), path).toEqual(english);
  await checkPage(page, path);
}

test("a site speaks the language that it was made in", async ({ page, browser }) => {
  test.setTimeout(600_000);
  const facts = { profile: { language }, words: {} };
  const { subscribe, readers } = await findWords({ catalogue: readCatalogue }, facts);
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const reader = "reader@example.com";
  const press = (name: string) => visitor.getByRole("main").getByRole("button", { name }).click();
  const sees = (name: string) => expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name);
  const inLanguage = new RegExp(`<html[^>]* lang="${language}"[^>]* dir="${dir}"`);

  await test.step("a reader subscribes", async () => {
    await look(visitor, "/subscribe");
    await subscribeAs(visitor, reader, subscribe);
    await checkPage(visitor, "asked");
    const mail = await mailTo(reader, () => true);
    expect(mail.html).toMatch(inLanguage);
    await look(visitor, linkIn(mail, "/confirmation/"));
    await press(readers.confirm.yes);
    await sees(readers.confirm.done);
    await checkPage(visitor, "confirmed");
  });

  const letter =
    await test.step("the owner writes a post, a translation, a note, a page and a letter", async () => {
      await writeMarkdown(page.context());
      await enter(page);
      await page.goto("/admin/blog");
      await hydrated(page);
      await page.getByRole("textbox", { name: "Title" }).fill(title);
      await page.getByLabel("Summary").fill(text);
      await page.getByRole("button", { name: "Publish Post", exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname === "/blog");
      const english = { title: "Moss", slug: "moss", summary: "Found.", content: "Found.", language: "en" };
      await api(page, "POST", "/posts", { ...english, translationOf: slug, publishedAt: newYear });
      await api(page, "POST", "/notes", { content: text });
      await page.goto("/admin/pages");
      await hydrated(page);
      await page.getByRole("textbox", { name: "Title" }).fill(title);
      await page.getByRole("textbox", { name: "Text (markdown)" }).fill(text);
      await page.getByRole("button", { name: "Publish page", exact: true }).click();
      await expect(page.getByText("Published:")).toBeVisible();
      const draft = { intent: "review-letter", title, content: text, draftKey: crypto.randomUUID() };
      await page.goto(await send(page, "/admin/email", draft));
      await page.getByRole("checkbox", { name: "Show in the public archive" }).check();
      await page.getByRole("button", { name: /^Send to 1 subscriber/ }).click();
      return mailTo(reader, ({ subject }) => subject === title, letterPatience);
    });

  await test.step("readers have all of it, and no date is a day early", async () => {
    const site = ["/", "/about-me", "/portfolio", "/art", "/notes", "/letters", "/tags", "/nothing-here"];
    for (const path of [...site, `/${slug}`, `/letters/${slug}`]) await look(visitor, path);
    await look(visitor, "/blog", ["Moss", "Found."]);
    await expect(visitor.locator(`time[datetime="${newYear}"]`)).toHaveText(day);
    await visitor.getByRole("link", { name: title }).click();
    await expect(visitor).toHaveURL(`/blog/${encodeURIComponent(slug)}`);
    await sees(title);
    await look(visitor, `/blog/${slug}`, ["English", "Moss"]);
    await look(visitor, "/blog/moss", ["Moss", "Found.", "Found."]);
    const feed = await visitor.request.get("/feed.xml");
    expect(await feed.text()).toMatch(
      new RegExp(`<feed [^>]*xml:lang="${language}"[^]*<entry xml:lang="en">`),
    );
  });

  await test.step("the letter is read, and its reader leaves", async () => {
    expect(letter.html).toMatch(inLanguage);
    await look(visitor, linkIn(letter, "/letters/"));
    await look(visitor, linkIn(letter, "/unsubscribe/"));
    await press(readers.leave.yes);
    await sees(readers.leave.done);
    await checkPage(visitor, "left");
  });
});
