import { chanceFrom } from "@toadstool/stage";
import type { Drawn } from "@toadstool/stage/drawing";
import { Board, SHEET } from "./board.ts";
import { drawPapers, type Papers } from "./drawer.ts";
import { palettes } from "./palettes.ts";
import type { Paper } from "./paper.ts";
import type { Scene } from "./scene.ts";
import { schemes } from "./schemes.ts";
import { nameOf } from "./name.ts";
import { tell } from "./tell.ts";
import { desk } from "./things/desk.ts";
import { weather } from "./things/weather.ts";

/** The landscape of a seed, cut and torn from a few papers: always the same, to the last tenth of a unit. */
export function drawCollagescape(seed: number): Drawn {
  const { board, papers, hour, seen, odd } = collage(seed);
  const used = all(papers).filter(({ name }) => board.used.has(name));
  return {
    seed,
    ...SHEET,
    inks: most(used, board).map(({ name, colour }) => ({ name, colour })),
    name: nameOf(seed, seen, hour),
    alt: tell(seen, hour, seenIn(used, board), odd),
    svg: (title) => board.svg(title),
  };
}

/** Puts a landscape together on its board. */
export function collage(seed: number) {
  const chance = chanceFrom(seed);
  const palette = chance.of("palette").pick(palettes);
  const { hour, dark } = palette;
  const papers = drawPapers(palette, chance.of("papers"));
  const side = chance.of("side").pick([-1, 1] as const);
  // a lamp stands low on the light's side of the table
  const board = new Board(seed, papers.board, { x: -side * 4.5, y: -6, colour: dark[1] });
  const scene: Scene = { board, chance, papers, hour, side };
  const seen = chance.of("scheme").pick(schemes)(scene);
  weather(scene);
  const odd = desk(scene, seed);
  return { board, papers, hour, seen, odd };
}

/** The board first. */
function all({ board, sky, haze, light, lands, water, accent, pale, dark, scrap, parcel }: Papers) {
  return [board, sky, haze, light, ...lands, water, accent, pale, dark, scrap, parcel];
}

/** What kinds of paper one can make out: those that show most of their print. */
function seenIn(papers: readonly Paper[], { shown }: Board): string[] {
  const share = ({ name }: Paper) => (shown.get(name) ?? 0) / (SHEET.width * SHEET.height);
  return papers
    .filter((paper) => paper.kind !== "sugar" && share(paper) > 0.05)
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, 3)
    .map(({ told }) => told);
}

/** A picture has bits of a dozen papers, but is made of a few. */
function most(papers: readonly Paper[], { used }: Board): Paper[] {
  const amounts = papers.map(({ name }) => used.get(name) ?? 0).toSorted((a, b) => b - a);
  return papers.filter(({ name }) => (used.get(name) ?? 0) >= (amounts[6] ?? 0));
}
