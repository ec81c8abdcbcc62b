import { expect, it } from "vitest";
import { zines } from "#studio/zines.ts";
import { openSite } from "#testing/document/site.ts";
import type { Person } from "#testing/document/person.ts";

const [newest, oldest] = zines;
if (!newest || !oldest) throw new Error("The small studio has two zines.");
const address = (slug: string) => `/art/zine/${slug}`;

async function openZine(slug: string): Promise<Person> {
  const reader = (await openSite()).reader();
  await reader.open(address(slug));
  return reader;
}

const pictures = (reader: Person) => [...reader.page().document.querySelectorAll("main img[data-page]")];

it("has its title, a line of description followed by the date, and a way back to the gallery", async () => {
  const reader = await openZine(newest.slug);
  expect(reader.read("heading", newest.title)).toBeTruthy();
  expect(reader.read()).toContain(`${newest.description} 9 March 2024`);
  expect(reader.page().document.querySelector("main time")?.getAttribute("datetime")).toBe(newest.date);
  await reader.follow("Back to Art");
  expect(reader.page().address.pathname).toBe("/art");
});

it.each(zines)(
  "$slug has every page as an image, with its own words and a dot that leads to it",
  async (zine) => {
    const reader = await openZine(zine.slug);
    const { document } = reader.page();
    const shown = pictures(reader);
    expect(shown.map((picture) => picture.getAttribute("alt"))).toEqual(zine.pages.map(() => "zine page"));
    const count = zine.pages.length;
    const told = shown.map(
      (picture) => document.getElementById(picture.getAttribute("aria-describedby") ?? "")?.textContent,
    );
    expect(told).toEqual(
      zine.pages.map(
        ({ alt, transcript }, at) =>
          `Page ${at + 1} of ${count}. ${alt}${transcript && ` It says: ${transcript}`}`,
      ),
    );
    const dots = zine.pages.map((_, at) => reader.element("link", `Page ${at + 1}`).getAttribute("href"));
    expect(dots).toEqual(zine.pages.map((_, at) => `#p=${at + 1}`));
    for (const dot of dots) expect(document.getElementById(dot?.slice(1) ?? "")?.localName).toBe("li");
    await reader.press("Transcript, page by page");
    expect(reader.read()).toContain(zine.pages[1]?.alt);
  },
);

it("says where zines are folded, and where a visitor can make one", async () => {
  const reader = await openZine(newest.slug);
  expect(reader.read()).toContain("How to fold. Or ink one of your own.");
  await reader.follow("ink one of your own");
  expect(reader.page().address.pathname).toBe("/colophon");
});

it("asks for the cover first, for the page that shows beside it behind it, and lets the others wait", async () => {
  const asked = pictures(await openZine(newest.slug)).map((picture) =>
    ["loading", "fetchpriority"].map((name) => picture.getAttribute(name)?.toLowerCase()).join(" "),
  );
  expect(asked.slice(0, 3)).toEqual(["eager high", "eager low", "lazy low"]);
  expect(new Set(asked.slice(2))).toEqual(new Set(["lazy low"]));
});

it("leads to the next and the previous zine where there is one, newest first", async () => {
  const reader = await openZine(newest.slug);
  const beside = () => reader.within("navigation", "Previous and next zine");
  expect(beside().names("link")).toEqual([expect.stringMatching(/^Next/)]);
  await beside().follow(/^Next/);
  expect(reader.read("heading", zines[1]?.title)).toBeTruthy();
  await reader.open(address(oldest.slug));
  expect(beside().names("link")).toEqual([expect.stringMatching(/^Previous/)]);
});

it("leads to how it is folded", async () => {
  const reader = await openZine(newest.slug);
  expect(reader.element("link", "How to fold").getAttribute("href")).toBe("/blog/how-to-fold");
});

it("of an unknown slug leads to the page that says so", async () => {
  const answer = await (await openSite()).send(address("nothing-of-the-kind"));
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/404"]);
});
