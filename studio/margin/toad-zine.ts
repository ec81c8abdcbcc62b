import { escapeHtml } from "@toadstool/markdown/html";
import { enough } from "./kept-toads.ts";
import { type Guest, guestOf } from "./guests.ts";
import { type Part, poses, props, type Tint } from "./parts.ts";

const inks: Record<Tint, string> = {
  skin: "#00a896",
  bare: "#fffdf6",
  pink: "#ff4f8b",
  yellow: "#ffc93c",
  violet: "#7a4dff",
};
const line = "#221a35";
const papers = ["#f6efe2", "#ffe3ec", "#fff2cf", "#dff3ee"];

/** Pixels of a page: A7, as the studio’s other zines. */
export const page = { width: 1050, height: 1485 };

export interface ToadPage {
  svg: string;
  alt: string;
  transcript: string;
}

/** Eight pages, a toad on each; `name` is the visitor’s, on the cover. Fewer toads make none. */
export function toadZine(paths: readonly string[], name: string): ToadPage[] {
  const guests = paths.map(guestOf).filter((guest) => guest !== null);
  if (guests.length < enough) return [];
  const finder = name.trim() || "somebody with good eyes";
  return guests.slice(0, enough).map((guest, at) => {
    const words =
      at === 0
        ? ["Eight toads", `found by ${finder}`]
        : [`A toad, ${guest.doing}.`, ...(at === enough - 1 ? ["No toad was moved for this zine."] : [])];
    return {
      svg: pageOf(guest, words, at),
      alt: `A toad, ${guest.doing}.`,
      transcript: words.join("\n"),
    };
  });
}

function pageOf({ pose, prop }: Guest, words: string[], at: number): string {
  const parts: Part[] = [poses[pose], props[prop]];
  const drawn = parts.map((part) => part.line).join("");
  const tints = parts
    .flatMap((part) => part.tints)
    .map(([tint, path]) => `<path fill="${inks[tint]}" d="${path}"/>`)
    .join("");
  const isCover = at === 0;
  const size = isCover ? 96 : 68;
  const lines = words.flatMap((text) => wrapped(text, isCover ? 17 : 23));
  const top = isCover ? 170 : 1170;
  const text = lines
    .map(
      (row, index) =>
        `<text x="525" y="${top + index * size * 1.25}" font-size="${size}" text-anchor="middle">${escapeHtml(row)}</text>`,
    )
    .join("");
  const turn = [0, -4, 3, -2, 5, -3, 2, 0][at] ?? 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" width="${page.width}" height="${page.height}">`,
    `<rect width="100%" height="100%" fill="${papers[at % papers.length]}"/>`,
    dots(at),
    `<path d="M90 1010h870" stroke="${line}" stroke-width="8" stroke-linecap="round"/>`,
    `<g transform="translate(${70 + turn * 6} ${1010 - 96 * 6.7}) rotate(${turn} 60 96) scale(6.7)" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${drawn}" stroke="#fffdf6" stroke-width="6.5"/><g transform="translate(1.6 1.8)">${tints}</g>`,
    `<path d="${drawn}" stroke="${line}" stroke-width="2.6"/></g>`,
    `<g fill="${line}" font-family="'Courier New', Courier, monospace" font-weight="700">${text}</g></svg>`,
  ].join("");
}

/** A sun of dots behind the toad, in another ink on each page. */
function dots(at: number): string {
  const ink = [inks.pink, inks.yellow, inks.violet, inks.skin][at % 4];
  const step = 34;
  const marks: string[] = [];
  for (let row = -12; row <= 12; row++)
    for (let column = -12; column <= 12; column++) {
      const [x, y] = [(column + (row % 2) / 2) * step, row * step * 0.87];
      const far = Math.hypot(x, y) / 400;
      if (far < 1)
        marks.push(`<circle cx="${525 + x}" cy="${640 + y}" r="${(13 * (1 - far * 0.75)).toFixed(1)}"/>`);
    }
  return `<g fill="${ink}">${marks.join("")}</g>`;
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, most));
  }
  return lines;
}
