import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import { tear } from "../edges.ts";
import type { Paper } from "../paper.ts";
import { FIELD, land, type Scene, type Seen } from "../scene.ts";
import { heightAt, hills } from "../skylines.ts";
import { sky } from "../things/sky.ts";
import { standing } from "../things/standing.ts";

/** Among trunks, with a clearing where something stands. */
export function forest(scene: Scene): Seen {
  const { chance, papers, side } = scene;
  const own = chance.of("forest");
  const ground = own.between(760, 840);
  const gap = 450 - side * own.between(50, 110);
  const light: Point = [gap + side * own.between(60, 120), own.between(300, 440)];
  const shine = sky(scene, { horizon: ground - 60, light, radius: own.between(84, 130), quiet: true });
  const [far, back, middle, , front] = papers.lands as [Paper, Paper, Paper, Paper, Paper];
  trunks(scene, own.of("far"), {
    from: gap,
    clear: 60,
    wide: [14, 26],
    step: [48, 92],
    foot: ground,
    paper: far,
  });
  land(scene, hills(own, ground - 66, 12, 0), far, { name: "far", foot: 1000, tearing: { rim: 7 } });
  trunks(scene, own.of("back"), {
    from: gap,
    clear: 130,
    wide: [26, 42],
    step: [92, 160],
    foot: ground + 40,
    paper: back,
  });
  const floor = hills(own, ground, 16, side * 20);
  land(scene, floor, back, { name: "back", foot: 1090, tearing: { rim: 9 } });
  const clearing = hills(own, ground + 80, 14, -side * 24);
  const what = standing(scene, own.of("subject"), clearing, gap, 122);
  land(scene, clearing, middle, { name: "clearing" });
  trunks(scene, own.of("near"), { from: gap, clear: 230, wide: [56, 88], step: [170, 250], foot: heightAt(clearing, gap) + 90, paper: papers.lands[3] as Paper }); // oxfmt-ignore
  land(scene, hills(own, ground + 200, 18, side * 50), front, { name: "front", tearing: { rim: 14 } });
  return { what: `${what} in a clearing among tall trunks`, light: shine };
}

interface Stand {
  /** Middle of the clearing, and how far it reaches to each side. */
  from: number;
  clear: number;
  wide: readonly [number, number];
  step: readonly [number, number];
  foot: number;
  paper: Paper;
}

/** From the clearing outwards, to both sides; each trunk is torn on one side, and stands on ground that hides its foot. */
function trunks(scene: Scene, chance: Chance, { from, clear, wide, step, foot, paper }: Stand): void {
  for (const way of [-1, 1])
    for (
      let x = from + way * (clear + chance.between(0, step[0] / 2));
      x > FIELD.left + wide[1] * 0.7 && x < FIELD.right - wide[1] * 0.7;
      x += way * chance.between(step[0], step[1])
    )
      // oxfmt-ignore
      trunk(scene, chance, [x, foot], chance.between(wide[0], wide[1]), paper);
}

function trunk({ board, papers }: Scene, chance: Chance, [x, foot]: Point, wide: number, paper: Paper): void {
  const lean = chance.between(-0.5, 0.5) * wide;
  const top = FIELD.top + chance.between(-7, 5);
  const right: Outline = [[x + lean + wide * 0.42, top], [x + wide * 0.46 + lean * 0.4, foot - 260], [x + wide * 0.62, foot + 10]]; // oxfmt-ignore
  const left: Point[] = [[x - wide * 0.62, foot + 10], [x - wide * 0.46 + lean * 0.4, foot - 260], [x + lean - wide * 0.42, top]]; // oxfmt-ignore
  const edge = tear(right, chance, { rim: wide * 0.16, rough: 0.7 });
  const bark = mix(paper.colour, papers.dark.colour, 0.45);
  let marks = "";
  for (let y = top + chance.between(10, 70); y < foot - 30; y += chance.between(34, 120)) {
    const start = x + chance.between(-0.5, 0.25) * wide + lean * 0.5;
    marks += `M${Math.round(start)} ${Math.round(y)}q${Math.round(wide * 0.16)} ${Math.round(chance.between(2, 6))} ${Math.round(wide * chance.between(0.2, 0.4))} 0`;
  }
  board.paste({ face: [...edge.face, ...left], core: [...edge.core, ...left] }, paper, {
    lift: 0.5 + wide / 110,
    drawn: `<path d="${marks}" fill="none" stroke="${bark}" stroke-width="${Math.max(2, Math.round(wide / 12))}" stroke-linecap="round"/>`,
  });
}
