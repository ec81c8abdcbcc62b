import { writeSwap } from "@toadstool/zine/swap";
import { expect, it } from "vitest";
import { swapKit } from "#studio/swap.ts";
import { openSite } from "#testing/document/site.ts";

if (!swapKit) throw new Error("The small studio has no stamps.");
const path = "/art/zine/swap";
const square = { stamp: 0, ink: 1, x: 128, y: 128, turn: 3, size: 4 };
const line = { face: 0, text: "It was like this", ink: 0, x: 128, y: 220, turn: 0, size: 0 };
const code = writeSwap(swapKit, {
  title: "Two squares",
  pages: [
    { paper: 1, marks: [square, line] },
    { paper: 0, marks: [{ ...square, stamp: 1, x: 20, y: 20 }] },
    { paper: 0, marks: [] },
    { paper: 0, marks: [{ ...square, stamp: 2 }] },
  ],
});

it("a zine that came in an address is read as the others are, and has its card", async () => {
  const reader = (await openSite()).reader();
  await reader.open(`${path}/${code}`);
  expect(reader.read("heading", "Two squares")).toBeTruthy();
  const { document } = reader.page();
  const pictures = [...document.querySelectorAll('main img[alt="zine page"]')];
  expect(pictures).toHaveLength(4);
  expect(document.getElementById(pictures[0]?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Page 1 of 4. On grey paper: a square in blue in the middle. It says: It was like this",
  );
  const page = await reader.ask(pictures[0]?.getAttribute("src") ?? "");
  expect(page.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(page.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute("content");
  const answer = await reader.ask(new URL(card ?? "").pathname);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(1, 4))).toBe("PNG");
});

it("an address that lost something on its way leads to an empty bench, which says so", async () => {
  const reader = (await openSite()).reader();
  for (const lost of [
    code.slice(0, -1),
    `${code}A`,
    "1",
    "x".repeat(3000),
    "%3Cscript%3E",
    "..%2f..%2fadmin",
    "1%00",
  ]) {
    const answer = await reader.ask(`${path}/${lost}`);
    expect([lost, answer.status, answer.headers.get("Location")]).toEqual([lost, 302, `${path}?lost`]);
  }
  await reader.open(`${path}/${code.slice(0, -1)}`);
  expect(reader.read("alert")).toContain("lost something on its way");
});

it("a picture that no zine has is not there", async () => {
  const site = await openSite();
  const ofZine = ["5.svg", "0.svg", "1.png", "card.svg"].map((file) => `${code}/${file}`);
  for (const file of [...ofZine, `${code.slice(0, -2)}/1.svg`])
    expect([file, (await site.send(`${path}/${file}`)).status]).toEqual([file, 404]);
});

it("the bench says what it needs where scripts are off, and shows a zine that was made on it", async () => {
  const reader = (await openSite()).reader();
  await reader.open(path);
  expect(reader.read()).toContain("Making one needs scripts");
  expect(reader.element("link", "Read “Squares”").querySelectorAll("img")).toHaveLength(4);
  await reader.follow("Read “Squares”");
  expect(reader.read("heading", "Squares")).toBeTruthy();
});
