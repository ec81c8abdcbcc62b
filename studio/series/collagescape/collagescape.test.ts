import { expect, it } from "vitest";
import { inProof } from "#testing/seeds.ts";
import { chanceFrom } from "@toadstool/stage";
import { boxAround } from "../hand.ts";
import { Board, SHEET } from "./board.ts";
import { collage, drawCollagescape } from "./collagescape.ts";
import { brightness } from "./colours.ts";
import { tear } from "./edges.ts";
import { palettes } from "./palettes.ts";
import { tell } from "./tell.ts";

const seeds = Array.from({ length: inProof(30, 10) }, (_, index) => (index * 2654435761) >>> 0);
const drawn = seeds.map((seed) => drawCollagescape(seed));

it("draws the same landscape for the same seed, byte for byte", () => {
  expect(drawCollagescape(7).svg()).toBe(drawCollagescape(7).svg());
  expect(drawCollagescape(7).svg()).not.toBe(drawCollagescape(8).svg());
});

it("keeps every scrap of each landscape on its board", { timeout: 30_000 }, () => {
  for (const seed of seeds) {
    const points = collage(seed).board.scraps.flatMap(({ face, core }) => [...face, ...(core ?? [])]);
    expect(
      points.filter((point) => point.some(Number.isNaN)),
      `seed ${seed}`,
    ).toEqual([]);
    const { left, top, right, bottom } = boxAround(points);
    expect(Math.min(left, top, SHEET.width - right, SHEET.height - bottom), `seed ${seed}`).toBeGreaterThan(
      16,
    );
  }
});

it("draws with paths, groups and clips alone, and in less than 300 kB", { timeout: 30_000 }, () => {
  for (const { seed, svg: write } of drawn) {
    const svg = write();
    expect(svg.length, `seed ${seed}`).toBeLessThan(300_000);
    expect(new Set(svg.match(/<[a-zA-Z]+/g))).toEqual(new Set(["<svg", "<defs", "<clipPath", "<path", "<g"]));
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|href|dasharray|filter/);
  }
});

it("names its clips after the seed, so that two landscapes can stand in one document", () => {
  const ids = [7, 8].flatMap(
    (seed) =>
      drawCollagescape(seed)
        .svg()
        .match(/id="[^"]+"/g) ?? [],
  );
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

it("tells each landscape in one sentence", { timeout: 30_000 }, () => {
  for (const { alt } of drawn)
    expect(alt).toMatch(
      /^[A-Z][a-z]* [a-z]+[a-z, -]+, (under an? [a-z -]+ )?(at (dawn|noon|dusk|night)|in the (snow|rain)); cut and torn from [a-z, ]*sugar paper(, and a (bus ticket|postage stamp) in a corner)?\.$/,
    );
});

it("tells plain paper last, no paper twice, and what does not belong", () => {
  const seen = { what: "A tent", also: "with a boat", light: "a torn sun" };
  expect(tell(seen, "dusk", ["a map", "sugar paper", "a map", "a ledger"], "a bus ticket")).toBe(
    "A tent, with a boat, under a torn sun at dusk; cut and torn from a map, a ledger and sugar paper, and a bus ticket in a corner.",
  );
  expect(tell({ what: "A tent", light: null }, "rain", [])).toBe(
    "A tent, in the rain; cut and torn from sugar paper.",
  );
});

it("lists the few papers that a landscape is mostly made of, the board first", { timeout: 30_000 }, () => {
  for (const { inks } of drawn) {
    expect(inks[0]?.name).toMatch(/ board$/);
    expect(inks.length).toBeGreaterThan(4);
    expect(inks.length).toBeLessThan(9);
    expect(new Set(inks.map(({ name }) => name)).size).toBe(inks.length);
  }
});

it("has far land paler than near land, except in snow", () => {
  for (const { lands } of palettes.filter(({ hour }) => hour !== "snow"))
    for (const [index, [, colour]] of lands.slice(1).entries())
      expect(brightness(colour)).toBeLessThan(brightness(lands[index]?.[1] ?? ""));
});

it("bares the white of torn paper on one side, wider here than there", () => {
  const { face, core } = tear([[0, 100], [600, 100]], chanceFrom(3)); // oxfmt-ignore
  const widths = face.map(([, y], index) => y - (core[index]?.[1] ?? y));
  expect(Math.min(...widths)).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeGreaterThan(4 * Math.min(...widths));
});

it("writes a title that holds signs of the markup", () => {
  const ground = { name: "Board", told: "board", colour: "#ffffff", kind: "sugar", ink: "#000000" } as const;
  const svg = new Board(1, ground, { x: 1, y: 1, colour: "#000000" }).svg("Salt & <pepper>");
  expect(svg).toContain("<title>Salt &amp; &lt;pepper></title>");
});
