import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

const wall = "/art/series/small-grids";

async function read(path: string) {
  const reader = (await openSite()).reader();
  await reader.open(path);
  return reader;
}

const at = ({ page }: Awaited<ReturnType<typeof read>>) => page().address.pathname + page().address.search;

it("hangs its numbered works, each of which has the ones beside it, in a ring", async () => {
  const reader = await read(wall);
  const works = reader.within("list", "The 3 works of Small Grids");
  expect(works.names("img")).toEqual([1, 7, 42].map((seed) => `Squares in rows, by the number ${seed}.`));
  await reader.follow(/^Squares in rows, by the number 1\./);
  expect(at(reader)).toBe(`${wall}/1`);
  expect(reader.read()).toMatch(/No 1 of 3 First Grid.*Seed 1/);
  expect(reader.names("button").filter((name: string) => /loupe/.test(name))).toEqual([]);
  await reader.follow(/^Previous/);
  expect(at(reader)).toBe(`${wall}/3`);
  await reader.follow(/^Next/);
  await reader.follow("Back to Small Grids");
  expect(at(reader)).toBe(wall);
});

it("prints without scripts what its form asks for: the picture, its plates, and a card for it", async () => {
  const site = await openSite();
  const reader = site.reader();
  await reader.open(`${wall}?seed=5000&paper=w&inks=bc`);
  const name = reader.names("heading")[0] ?? "";
  expect(reader.read()).toContain("Without JavaScript the press still prints");
  expect(reader.read("table", /^The plates/)).toMatch(/Blue.*Coral/);
  const picture = reader.page().document.querySelector("noscript img")?.getAttribute("src") ?? "";
  const card =
    reader.page().document.querySelector("meta[property='og:image']")?.getAttribute("content") ?? "";
  expect(new URL(card).pathname).toBe(`${wall}/cards/3uw-w-bc.png`);
  for (const [address, width] of [
    [picture, 600],
    [new URL(card).pathname, 1200],
  ] as const) {
    const answer = await site.send(address);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect(new DataView(await answer.arrayBuffer()).getUint32(16)).toBe(width);
  }
  reader.fill("Same picture", true);
  reader.fill("Yellow", true);
  reader.fill("Grey", true);
  await reader.press(/^Pull the lever/);
  expect(at(reader)).toBe(`${wall}?seed=5000&paper=g&inks=bcy`);
  expect(reader.names("heading")[0]).toBe(name);
  await reader.follow(/3 numbered works/);
  expect(at(reader)).toBe(wall);
});

it.each(["cat", "-1", "4294967296"])("says that %s is no seed", async (seed) => {
  const reader = await read(`${wall}?seed=${seed}`);
  expect(reader.page().status).toBe(404);
  expect(reader.names("heading")[0]).toBe("This is not a seed number");
  expect(reader.read()).toContain(`“${seed}” is not a seed number.`);
});

it.each(["paper=z", "inks=z", "inks=bb", "inks=bcybc", "paper=ww&inks=b"])(
  "prints nothing on a paper or in an ink that is not there, %s, and offers the picture",
  async (choice) => {
    const reader = await read(`${wall}?seed=7&${choice}`);
    expect(reader.page().status).toBe(404);
    expect(reader.element("link", "Print the picture").getAttribute("href")).toBe(`${wall}?seed=7`);
  },
);

it.each([`${wall}/0`, `${wall}/01`, `${wall}/4`, `${wall}/cat`, "/art/series/snakes"])(
  "leads %s, where there is no work, to /404",
  async (path) => {
    const reader = await read(path);
    expect([at(reader), reader.page().status]).toEqual(["/404", 404]);
  },
);

it.each(["cards/cat-.png", "cards/7-w-bz.png", "cards/7-w-bc.jpg", "sheets/00.png"])(
  "has no picture at %s",
  async (path) => {
    expect((await (await openSite()).send(`${wall}/${path}`)).status).toBe(404);
  },
);
