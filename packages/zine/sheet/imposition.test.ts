import { describe, expect, it } from "vitest";
import { imposeZine, type PlacedPage, paperOf, type Sheet } from "./imposition.ts";

/** Of A7. */
const ratio = 1200 / 1697;

/** One side of a leaf, seen from above: which way the leaf points from the spine, and which way the side looks. */
interface Side {
  leaf: Direction;
  looks: Direction;
}

type Direction = [x: number, z: number];
const right: Direction = [1, 0];
const left: Direction = [-1, 0];
const front: Direction = [0, 1];
const behind: Direction = [0, -1];

describe("a sheet of eight pages, folded and cut", () => {
  /**
   * The upper row is folded behind the lower one. Then the ends are pushed together: the cut opens, the two middle columns stand out to
   * the front and to the back, and four leaves stand round the spine like a plus sign.
   */
  const plus: Record<string, Side> = {
    "1/0": { leaf: left, looks: front },
    "1/1": { leaf: front, looks: left },
    "1/2": { leaf: front, looks: right },
    "1/3": { leaf: right, looks: front },
    "0/3": { leaf: right, looks: behind },
    "0/2": { leaf: behind, looks: right },
    "0/1": { leaf: behind, looks: left },
    "0/0": { leaf: left, looks: behind },
  };
  const sides = folded(imposeZine(8, "a4", ratio), plus);

  it("reads 1 to 8, leaf after leaf, and closes on its cover", () => {
    let side = sides.find(({ page }) => page === 1)?.side;
    const read: (number | undefined)[] = [];
    for (let turned = 0; turned < 8 && side; turned++) {
      read.push(pageAt(sides, side));
      side = turned % 2 === 0 ? otherSide(side) : facing(side);
    }
    expect(read).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(side && pageAt(sides, side)).toBe(1);
  });

  it("is mirrored for a zine that is read from right to left, whose pages stay as they are", () => {
    const places = (isRightToLeft: boolean) =>
      imposeZine(8, "a4", ratio, isRightToLeft).pages.map(({ page, column, isTurned }) => [
        page,
        column,
        isTurned,
      ]);
    expect(places(true).toSorted()).toEqual(
      places(false)
        .map(([page, column, isTurned]) => [page, 3 - Number(column), isTurned])
        .toSorted(),
    );
  });

  it("has the spine at the left of every odd page and at the right of every even one", () => {
    for (const { page, side } of sides) {
      const rightHand: Direction = [side.looks[1], -side.looks[0]];
      expect(same(side.leaf, rightHand), `page ${page}`).toBe(page % 2 === 1);
    }
  });

  it("is upright throughout: a page that is folded behind, and so turned over, is printed upside down", () => {
    for (const { row, isTurned } of sides) expect(isTurned).toBe(row === 0);
  });

  it("is cut along the middle of the two central columns, and folded everywhere else", () => {
    const { cut, folds } = imposeZine(8, "a4", ratio);
    expect(cut).toEqual({ from: [74.25, 105], to: [222.75, 105] });
    expect(folds.map(({ from }) => from)).toEqual([
      [74.25, 0],
      [148.5, 0],
      [222.75, 0],
      [0, 105],
    ]);
  });
});

describe("a sheet of four pages, folded twice", () => {
  /** The upper half goes behind, then the left half behind the right. The spine is at the left of the cover. */
  const twice: Record<string, Side> = {
    "1/1": { leaf: right, looks: front },
    "0/1": { leaf: right, looks: behind },
    "0/0": { leaf: behind, looks: right },
    "1/0": { leaf: behind, looks: left },
  };
  const sides = folded(imposeZine(4, "a4", ratio), twice);

  it("reads 1 to 4", () => {
    const cover = sides.find(({ page }) => page === 1)?.side as Side;
    const inside = otherSide(cover);
    const last = otherSide(facing(inside));
    expect([cover, inside, facing(inside), last].map((side) => pageAt(sides, side))).toEqual([1, 2, 3, 4]);
  });

  it("is upright throughout and needs no cut", () => {
    for (const { row, isTurned } of sides) expect(isTurned).toBe(row === 0);
    expect(imposeZine(4, "a4", ratio).cut).toBeNull();
  });
});

describe("every sheet", () => {
  const all = ([4, 8] as const).flatMap((count) => [
    imposeZine(count, "a4", ratio),
    imposeZine(count, "letter", ratio),
  ]);

  it("has the size of its paper, lying for eight pages and standing for four", () => {
    expect(all.map(({ width, height }) => [width, height])).toEqual([
      [210, 297],
      [215.9, 279.4],
      [297, 210],
      [279.4, 215.9],
    ]);
  });

  it("is landscape for eight pages, as its cut and its marks require; for four it is whichever gives larger pages", () => {
    const lies = (count: 4 | 8, height: number) => {
      const { width, height: high } = imposeZine(count, "a4", 1200 / height);
      return width > high;
    };
    expect([800, 1200, 1697, 4000].map((height) => lies(8, height))).toEqual([true, true, true, true]);
    expect([800, 1200, 1697, 4000].map((height) => lies(4, height))).toEqual([true, false, false, false]);
  });

  it.each([
    ["A7", 1697],
    ["lying", 800],
    ["very wide", 300],
    ["square", 1200],
    ["tall", 4800],
  ])("keeps every page whole, in its own panel, and out of a printer's margin: %s", (_name, pageHeight) => {
    const own = 1200 / pageHeight;
    const sheets = ([4, 8] as const).flatMap((count) => [
      imposeZine(count, "a4", own),
      imposeZine(count, "letter", own),
    ]);
    for (const { width, height, pages } of sheets) {
      const panel = { width: width / (pages.length / 2), height: height / 2 };
      for (const page of pages) {
        expect(page.width / page.height).toBeCloseTo(own, 6);
        expect(page.x - page.column * panel.width).toBeGreaterThanOrEqual(4.999);
        expect((page.column + 1) * panel.width - page.x - page.width).toBeGreaterThanOrEqual(4.999);
        expect(page.y - page.row * panel.height).toBeGreaterThanOrEqual(6.999);
        expect((page.row + 1) * panel.height - page.y - page.height).toBeGreaterThanOrEqual(6.999);
      }
    }
  });
});

it("takes Letter where it is the usual paper, and A4 elsewhere or where the region is unknown", () => {
  expect(["en-US", "fr-CA", "es-MX"].map(paperOf)).toEqual(["letter", "letter", "letter"]);
  expect(["en-GB", "de", "en", "ja-JP", "", "nothing_like_that"].map(paperOf)).toEqual(Array(6).fill("a4"));
});

function folded({ pages }: Sheet, places: Record<string, Side>): (PlacedPage & { side: Side })[] {
  return pages.map((page) => ({ ...page, side: places[`${page.row}/${page.column}`] as Side }));
}

const same = ([a, b]: Direction, [c, d]: Direction) => a === c && b === d;
const otherSide = ({ leaf, looks: [x, z] }: Side): Side => ({ leaf, looks: [0 - x, 0 - z] });
const facing = ({ leaf, looks }: Side): Side => ({ leaf: looks, looks: leaf });

function pageAt(sides: (PlacedPage & { side: Side })[], { leaf, looks }: Side): number | undefined {
  return sides.find(({ side }) => same(side.leaf, leaf) && same(side.looks, looks))?.page;
}
