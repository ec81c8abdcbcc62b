import { indexedPng } from "@toadstool/stage/raster";
import { lineSizes, swapPage, type SwapKit } from "../kit.ts";
import { placeOf, reachOf } from "../print.ts";
import type { LineMark, Mark, Swap } from "../swap.ts";
import { titleOf } from "../words.ts";
import { plateOf, type Spot } from "./plate-of.ts";

const swapCard = { width: 1200, height: 630, type: "image/png" } as const;

const page = { x: 92, y: 36, height: 548 };
const scale = page.height / swapPage.height;
const pageWidth = Math.round(swapPage.width * scale);
/** A colour of the palette is a set of inks; beyond the page, on the other paper, it has this bit. */
const table = 128;
const mostInks = 7;

/** What a shared link shows: the cover on the bench, and the zine's name in wood type. Printed ink by ink, as the pages are. */
export async function drawCard(kit: SwapKit, swap: Swap): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = swapCard;
  const cover = swap.pages[0] ?? { paper: 0, marks: [] };
  const marks = [...cover.marks.map((mark) => ({ mark, isOnPage: true })), ...titleMarks(kit, swap)];
  const inks = [...new Set([0, 1, ...marks.map(({ mark }) => mark.ink)])].slice(0, mostInks);
  const pixels = new Uint8Array(width * height).fill(table);
  const rectangle = (x: number, y: number, act: (at: number) => void) => {
    for (let row = y; row < y + page.height; row++)
      for (let column = x; column < x + pageWidth; column++) act(row * width + column);
  };
  const shade = 1 << inks.indexOf(1);
  rectangle(page.x + 14, page.y + 18, (at) => (pixels[at] = table | shade));
  rectangle(page.x, page.y, (at) => (pixels[at] = 0));
  for (const { mark, isOnPage } of marks) {
    const bit = 1 << inks.indexOf(mark.ink);
    const { values: bits } = plateOf(
      kit,
      mark,
      isOnPage ? spotOnPage(mark) : { ...mark, scale: 1 },
      swapCard,
    );
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        const isInside =
          column >= page.x && column < page.x + pageWidth && row >= page.y && row < page.y + page.height;
        if (bits[at] && isInside === isOnPage) pixels[at] = (pixels[at] ?? 0) | bit;
      }
  }
  const stock = rgb(kit.papers[cover.paper]?.value);
  const ground = rgb(kit.papers[cover.paper === 1 ? 2 : 1]?.value ?? "#ffffff");
  const colours = Array.from({ length: 256 }, (_, set) =>
    inks.reduce(
      (mixed, ink, at) => (set & (1 << at) ? overprinted(mixed, rgb(kit.inks[ink]?.value)) : mixed),
      set & table ? ground : stock,
    ),
  );
  return indexedPng({ width, height, values: pixels }, colours);
}

function spotOnPage(mark: Mark): Spot {
  const { x, y } = placeOf(mark);
  return { x: page.x + x * scale, y: page.y + y * scale, scale };
}

/** The name, word by word down the right side; its places are pixels of the card. */
function titleMarks(kit: SwapKit, swap: Swap): { mark: LineMark; isOnPage: false }[] {
  const least = page.x + pageWidth + 70;
  const words = wrapped(titleOf(swap), 11);
  const space = swapCard.width - 50 - least;
  const draft = (text: string, face: number, step: number): LineMark => {
    return { face, text, ink: 0, x: 0, y: 0, turn: 0, size: step };
  };
  const fits = (step: number) => words.every((text) => reachOf(kit, draft(text, 0, step)).x * 2 <= space);
  const size = [3, 2, 1].find(fits) ?? 0;
  const leading = (lineSizes[size] ?? 1) * 96;
  const middle = (least + swapCard.width - 50) / 2;
  const top = swapCard.height / 2 - ((words.length - 1) * leading) / 2 - 30;
  const line = (text: string, face: number, step: number, y: number) => {
    return { mark: { ...draft(text, face, step), x: middle, y }, isOnPage: false as const };
  };
  return [
    ...words.map((text, at) => line(text, 0, size, top + at * leading)),
    line("four pages", Math.min(1, kit.faces.length - 1), 0, top + words.length * leading + 20),
  ];
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 5);
}

type Rgb = readonly [number, number, number];
const rgb = (value = "#000000"): Rgb =>
  [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16)) as unknown as Rgb;
const overprinted = (under: Rgb, over: Rgb): Rgb =>
  under.map((part, at) => Math.round((part * (over[at] ?? 0)) / 255)) as unknown as Rgb;
