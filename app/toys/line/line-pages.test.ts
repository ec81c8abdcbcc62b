import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

async function read(path: string) {
  const reader = (await openSite()).reader();
  await reader.open(path);
  return reader;
}

type Reader = Awaited<ReturnType<typeof read>>;

const hung = (reader: Reader) => reader.within("list", "On the line").readAll("listitem");

it("leads from a peg to a line that its address carries, on which every move is a link", async () => {
  const reader = await read("/art/series/small-grids/3");
  await reader.follow(/^Peg to your line.* Forty-second Grid$/);
  expect(reader.page().address.href).toMatch(/\/art\/line\/hang\?on=small-grids~3$/);
  expect(hung(reader)).toHaveLength(1);
  expect(reader.read()).toContain("in the address of this page alone");
  expect(reader.read()).not.toContain("is kept on this device");
  await reader.follow("Peg up Blue Square");
  await reader.follow(/^Move left: Blue Square/);
  expect(hung(reader).map((print: string) => print.slice(0, 13))).toEqual(["1 Blue Square", "2 Forty-secon"]);
  await reader.follow("Peg up Tall Letter");
  await reader.follow("Take down Tall Letter");
  reader.fill("Title of the show", "By hand");
  await reader.press("Set the title");
  expect(hung(reader)).toHaveLength(2);
  await reader.follow("Open the show");
  expect(reader.names("heading")[0]).toBe("By hand");
  expect(hung(reader)).toHaveLength(2);
  expect(reader.page().document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

it("leaves out prints that are gone, says how many, and is not found where none is left", async () => {
  const site = await openSite();
  const reader = site.reader();
  await reader.open("/art/line?on=blue-square,no-such-print,small-grids~999");
  expect(hung(reader)).toHaveLength(1);
  expect(reader.read()).toContain("2 prints of this line are no longer on this site, and were left out.");
  await reader.open("/art/line?on=no-such-print");
  expect(reader.page().status).toBe(404);
  const card = await site.send("/art/line/card.jpg?on=no-such-print");
  expect(card.headers.get("Location")).toBe("/images/social-card.png");
});

it("shows an address that was tampered with as plain words, and nothing of it runs", async () => {
  const hostile = encodeURIComponent(`<img src=x onerror=alert(1)>\u202E"'`);
  const reader = await read(`/art/line?on=blue-square,${hostile},../..,a~1~2&title=${hostile}`);
  expect(reader.names("heading")[0]).toContain("<img src=x onerror=alert(1)>");
  expect(reader.page().html).not.toContain("\u202E");
  expect(reader.page().document.querySelectorAll("[onerror]")).toHaveLength(0);
  expect(hung(reader)).toHaveLength(1);
});

it("has one name where nothing hangs, and ways on that are no wider than their words", async () => {
  const reader = await read("/art/line");
  expect(reader.names("heading")[0]).toBe("An empty line");
  expect(reader.within("navigation", "Breadcrumb").readAll("listitem")).toEqual(["Art", "An empty line"]);
  expect(reader.page().document.title).toContain("An empty line");
  const way = reader.page().document.querySelector('main a[href="/art/line/hang"]');
  expect(way?.parentElement?.className).toMatch(/^\S*ways\S*$/);
});
