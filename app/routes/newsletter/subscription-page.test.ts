import { beforeEach, expect, it } from "vitest";
import { deliveries, newsletterIssues, topics } from "#db/schema.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";
import { emptySubscribers, enlist, letterTo } from "#testing/subscribers.ts";

const { services } = testServices();
const { db } = services;
const address = async () => `/subscription/${await signToken(services.secret, "unsubscribe", "reader")}`;

beforeEach(async () => {
  await emptySubscribers();
  await db.delete(topics);
  await enlist("reader@pond.example");
});

it("readers choose the language of their letters on their own page, once there is another", async () => {
  const site = await openSite();
  const reader = site.reader();
  await reader.open(await address());
  expect(reader.names("combobox")).toEqual([]);
  await letterTo("tinte", { subscriberId: "reader" });
  await db.update(newsletterIssues).set({ language: "de" });
  await reader.open(await address());
  const options = [...reader.control("I read letters in").children].map((option) => [
    option.getAttribute("lang"),
    option.textContent,
  ]);
  expect(options).toEqual([
    ["en-GB", "British English"],
    ["de", "Deutsch"],
  ]);
  expect(reader.value("I read letters in")).toBe("");
  reader.fill("I read letters in", "Deutsch");
  await reader.press("Save");
  expect(reader.read()).toContain("Saved.");
  expect(reader.value("I read letters in")).toBe("de");
  await reader.open(await address());
  expect(reader.value("I read letters in")).toBe("de");

  const owner = await site.owner();
  await owner.open("/admin/email/subscribers/reader");
  expect(owner.value("Language of this subscriber")).toBe("de");
  owner.fill("Language of this subscriber", "klingon");
  await owner.press("Save");
  expect(owner.read()).toContain("There is no language “klingon”");
  expect(owner.value("Language of this subscriber")).toBe("klingon");
  owner.fill("Language of this subscriber", "AR");
  await owner.press("Save");
  expect(owner.value("Language of this subscriber")).toBe("ar");
  expect(owner.read()).toContain("Arabic");
});

it("a letter in another language says so on its page, in the list and in the feed", async () => {
  await letterTo("tinte", { subscriberId: "reader" });
  await db.update(newsletterIssues).set({ language: "ar", isPublic: true, subject: "حبر", state: "sent" });
  await db.update(deliveries).set({ state: "accepted" });
  const site = await openSite();
  const reader = site.reader();
  await reader.open("/letters");
  const subject = () => reader.element("heading", "حبر");
  expect(subject().getAttribute("lang")).toBe("ar");
  await reader.follow("حبر");
  expect([subject().getAttribute("lang"), subject().getAttribute("dir")]).toEqual(["ar", "rtl"]);
  expect(reader.page().html).toMatch(
    /<div [^>]*lang="ar"[^>]*class="[^"]*prose|class="[^"]*prose[^>]*lang="ar"/,
  );
  expect(reader.page().html).toContain('"inLanguage":"ar"');
  expect(await (await reader.ask("/letters/feed.xml")).text()).toMatch(/<entry[^>]* xml:lang="ar"/);
});
