import * as build from "virtual:toadstool/build";
import { beforeAll, expect, it, vi } from "vitest";
import * as sources from "#workers/app.ts";
import { published } from "../posts.ts";
import { testOrigin, testServices } from "../services.ts";
import type { Person } from "./person.ts";
import { openSite } from "./site.ts";

/** Each changes nothing: the same database answers the sources and then the build. */
const walks: [string, "reader" | "owner", (person: Person) => Promise<void>][] = [
  ["the home page", "reader", (reader) => reader.open("/")],
  ["About Me", "reader", (reader) => reader.open("/about-me")],
  [
    "the portfolio, a search in it, and a project",
    "reader",
    async (reader) => {
      await reader.open("/portfolio?q=hum");
      await reader.follow("Hum");
    },
  ],
  ["the gallery", "reader", (reader) => reader.open("/art")],
  ["a zine", "reader", (reader) => reader.open("/art/zine/four-walls")],
  ["a page beneath one of the studio’s", "reader", (reader) => reader.open("/colophon/blue")],
  ["the blog, searched", "reader", (reader) => reader.open("/blog?q=ink")],
  ["a post", "reader", (reader) => reader.open("/blog/ink")],
  [
    "a refused subscription",
    "reader",
    async (reader) => {
      await reader.open("/subscribe");
      reader.fill("Your email address", "ada@pond");
      await reader.press("Subscribe");
    },
  ],
  [
    "a form of the owner that is refused",
    "owner",
    async (owner) => {
      await owner.open("/admin/email/topics");
      owner.fill("Name of the new topic", " ");
      await owner.press("Add");
    },
  ],
  ["an address that leads nowhere", "reader", (reader) => reader.open("/nowhere")],
];

beforeAll(() =>
  published(testServices().services, { slug: "ink", title: "Ink", content: "**Ink** and `paper`." }),
);

it.each(walks)(
  "%s: the build sends what the sources do, but for the names of assets",
  async (_, who, walk) => {
    const pages: string[] = [];
    for (const worker of [sources, build]) {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T12:00:00Z") });
      const site = await openSite({}, undefined, testOrigin, worker);
      // oxlint-disable no-await-in-loop -- one after the other
      const person = who === "owner" ? await site.owner() : site.reader();
      await walk(person);
      // oxlint-enable no-await-in-loop
      const { address, status, html } = person.page();
      pages.push(`${address.pathname} ${status}\n${withoutAssets(html)}`);
    }
    expect(pages[1]).toBe(pages[0]);
  },
);

it.each(["/about-me", "/nowhere"])(
  "%s: what is out of sight at first has styles that no page waits for",
  async (path) => {
    const reader = (await openSite({}, undefined, testOrigin, build)).reader();
    await reader.open(path);
    const [head = "", body = ""] = reader.page().html.split("</head>");
    const sheets = (html: string) =>
      [...html.matchAll(/<link [^>]*rel="stylesheet" [^>]*>/g)].map(([link]) => link);
    expect(sheets(head).filter((link) => link.includes(".late."))).toEqual([]);
    const footer = body.indexOf("<footer");
    const late = sheets(body.slice(0, footer));
    expect(late.length).toBeGreaterThan(0);
    expect(late.every((link) => /\.late\.css|variants-/.test(link))).toBe(true);
    expect(sheets(body.slice(footer))).toEqual([]);
  },
);

it("what a language asks of type is there at once where a text is in it", async () => {
  const reader = (await openSite({}, undefined, testOrigin, build)).reader();
  const headOf = async (path: string) => {
    await reader.open(path);
    return reader.page().html.split("</head>")[0];
  };
  const variants = /<link rel="stylesheet" href="[^"]*variants-[^"]*"/;
  expect(await headOf("/blog/ink")).not.toMatch(variants);
  await published(testServices().services, { slug: "tusche", title: "Tusche", language: "de" });
  expect(await headOf("/blog/tusche")).toMatch(variants);
});

/** A tag a line, without what a build names. */
function withoutAssets(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<link\b[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, "")
    .replaceAll("<template data-later></template>", "")
    .replace(/ (?:class|nonce|data-version)="[^"]*"/g, "")
    .replaceAll("><", ">\n<");
}
