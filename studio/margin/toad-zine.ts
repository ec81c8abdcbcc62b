import { escapeHtml } from "@toadstool/markdown/html";
import { enough } from "./kept-toads.ts";
import { ground } from "./grounds.ts";
import { type Guest, guestOf } from "./guests.ts";
import { lettered } from "./lettering.ts";
import { type Part, poses, props, type Tint } from "./parts.ts";

const inks: Record<Tint, string> = {
  skin: "#00a896",
  bare: "#fffdf6",
  pink: "#ff4f8b",
  yellow: "#ffc93c",
  violet: "#7a4dff",
};
const line = "#221a35";
const papers = ["#fff2cf", "#ffe3ec", "#f6efe2", "#dff3ee"];
const behind = [
  inks.pink,
  inks.yellow,
  inks.violet,
  inks.pink,
  inks.pink,
  inks.violet,
  inks.yellow,
  inks.violet,
];

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
    const doing = `A toad, ${guest.doing}.`;
    const words =
      at === 0
        ? ["Eight toads", `found by ${finder}`]
        : [doing, ...(at === enough - 1 ? ["No toad was moved for this zine."] : [])];
    return {
      svg: pageOf(guest, words, at),
      alt: at === 0 ? `The cover: ${words.join(", ")}. ${doing}` : doing,
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
  const floor = at === 0 ? 1120 : 1010;
  const turn = [0, -2, 2, -1.5, 2.5, -2, 1.5, 0][at] ?? 0;
  const isMirrored = at % 2 === 1;
  const way = isMirrored ? `translate(${1050 - 70 - turn * 6} ${floor - 96 * 6.7}) scale(-1 1)` : `translate(${70 + turn * 6} ${floor - 96 * 6.7})`; // oxfmt-ignore
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" width="${page.width}" height="${page.height}">`,
    `<rect width="100%" height="100%" fill="${papers[at % papers.length]}"/>`,
    ground(at, behind[at] ?? inks.pink, { x: 525, y: floor - 400, floor }),
    `<path d="M90 ${floor}h870" stroke="${line}" stroke-width="8" stroke-linecap="round"/>`,
    `<g transform="${way} rotate(${turn} 60 96) scale(6.7)" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${drawn}" stroke="#fffdf6" stroke-width="6.5"/><g transform="translate(1.6 1.8)">${tints}</g>`,
    `<path d="${drawn}" stroke="${line}" stroke-width="2.6"/></g>`,
    at === 0 ? coverWords(words) : pageWords(words),
    `</svg>`,
  ].join("");
}

/** The title above the toad, twice, as two inks that missed each other, and the finder beneath. */
function coverWords([title = "", finder = ""]: string[]): string {
  const set = (ink: string, off: number) =>
    lettered(title, { face: "wood", x: 525 + off, y: 236 + off, scale: 1.5, width: 900, ink });
  return `${set(inks.pink, 9)}${set(line, 0)}${brushed(wrapped(finder, finder.length > 38 ? 26 : 19), 1250, 1.2)}`;
}

function pageWords(words: string[]): string {
  const lines = words.flatMap((text) => wrapped(text, 24));
  return lines.length > 3 ? brushed(lines, 1122, 0.9) : brushed(lines, 1150, 1.04);
}

/** Lines in the brush, about the middle; a line with a sign that it has not is typed. */
function brushed(lines: string[], top: number, scale: number): string {
  return lines
    .map((text, at) => {
      const place = { x: 525, y: top + at * scale * 106 };
      const typed = `<text x="${place.x}" y="${place.y}" fill="${line}" font-family="'Courier New', Courier, monospace" font-weight="700" font-size="${Math.min(60 * scale, 1500 / text.length).toFixed(0)}" text-anchor="middle">${escapeHtml(text)}</text>`; // oxfmt-ignore
      return lettered(text, { face: "brush", ...place, scale, width: 930, ink: line }) ?? typed;
    })
    .join("");
}

/** As few lines as hold the text, and these as even as they can be. */
function wrapped(text: string, most: number): string[] {
  const lines = filled(text, most);
  for (let width = Math.ceil(text.length / lines.length); width < most; width++) {
    const even = filled(text, width);
    if (even.length === lines.length && even.every((line) => line.length <= width)) return even;
  }
  return lines;
}

function filled(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
