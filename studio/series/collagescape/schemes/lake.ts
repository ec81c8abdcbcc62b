import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import { tear } from "../edges.ts";
import type { Paper } from "../paper.ts";
import { FIELD, land, type Scene, type Seen } from "../scene.ts";
import { craggy, hills, spanOf } from "../skylines.ts";
import { rowing } from "../things/boats.ts";
import { balloon } from "../things/flying.ts";
import { sky } from "../things/sky.ts";
import { grove, standing } from "../things/standing.ts";

/** One mountain with snow on it, twice: the lower one is in the lake. */
export function lake(scene: Scene): Seen {
  const { chance, papers, side } = scene;
  const own = chance.of("lake");
  const shore = own.between(640, 700);
  const [far, back, middle, , front] = papers.lands as [Paper, Paper, Paper, Paper, Paper];
  const top: Point = [450 - side * own.between(40, 130), own.between(250, 320)];
  const light: Point = [450 + side * own.between(170, 250), own.between(190, 330)];
  const shine = sky(scene, { horizon: 480, light, radius: own.between(54, 86), quiet: true });
  const shoulders = hills(own, shore - own.between(90, 130), 36, side * 40);
  land(scene, shoulders, far, { name: "shoulders", foot: shore + 40, tearing: { rim: 8 } });
  const [left, right] = spanOf(own);
  const foot = shore + 20;
  const low = (share: number) => top[1] + (foot - top[1]) * share;
  const rock = craggy([[left, low(own.between(0.86, 0.95))], [left + (top[0] - left) * 0.45, low(own.between(0.6, 0.7))], [left + (top[0] - left) * 0.8, low(0.2)], top, [top[0] + (right - top[0]) * 0.24, low(own.between(0.2, 0.28))], [top[0] + (right - top[0]) * 0.62, low(own.between(0.62, 0.74))], [right, low(own.between(0.84, 0.95))]], own.of("rock"), 4, 0.07); // oxfmt-ignore
  land(scene, rock, back, { name: "mountain", foot: shore + 40, tearing: { rim: 9 } });
  snow(scene, rock, top[1] + (foot - top[1]) * own.between(0.3, 0.42));
  const bank = hills(own, shore - 26, 12, own.between(-20, 20));
  const trees = own.pick(["pine", "pine", "round"] as const);
  grove(scene, own.of("bank"), bank, trees, { count: own.pick([6, 8, 10]), size: 58, paper: middle, from: 90, to: 810 }); // oxfmt-ignore
  land(scene, bank, middle, { name: "bank", foot: shore + 40, lift: 0.7 });
  const water: Outline = [[left, shore], [450, shore + 2], [right, shore - 1]]; // oxfmt-ignore
  land(scene, water, papers.water, {
    name: "lake",
    torn: false,
    lift: 0.3,
    drawn: reflected(scene, rock, shore),
  });
  const boat = own.maybe(0.45);
  if (boat)
    rowing(scene, [450 + side * own.between(60, 170), shore + own.between(130, 190)], 92, own.pick([-1, 1]));
  const near = hills(own, 970, 20, -side * 90, 4);
  const what = standing(scene, own.of("subject"), near, 450 - side * own.between(170, 240), 104);
  grove(scene, own.of("near"), near, trees, { count: own.pick([1, 2, 3]), size: 200, paper: front, from: side > 0 ? 640 : 110, to: side > 0 ? 800 : 260 }); // oxfmt-ignore
  land(scene, near, front, { name: "front", tearing: { rim: 14 } });
  const flies = !boat && own.maybe(0.4);
  if (flies) balloon(scene, [450 + side * own.between(190, 270), own.between(380, 450)], own.between(50, 66));
  const where = `${what} on the shore of a mountain lake`;

  return {
    what: where,
    also: boat ? "with somebody rowing" : flies ? "with a hot-air balloon" : "",
    light: shine,
  };
}

/** Snow down to a height, and further in the gullies. */
function snow(scene: Scene, rock: Outline, line: number): void {
  const { board, chance, papers, hour } = scene;
  const own = chance.of("snow");
  const above = rock.filter(([, y]) => y < line);
  const [first, last] = [above[0], above.at(-1)] as [Point, Point];
  const fingers: Point[] = [];
  const count = 7;
  for (let finger = 1; finger < count; finger++) {
    const x = last[0] + ((first[0] - last[0]) * finger) / count;
    fingers.push([x + own.between(-6, 6), line + (finger % 2 ? own.between(22, 60) : -own.between(16, 52))]);
  }
  const white: Paper = { ...papers.pale, colour: hour === "night" ? mix(papers.pale.colour, papers.sky.colour, 0.2) : hour === "snow" ? "#fdfcf8" : mix(papers.pale.colour, "#ffffff", 0.3) }; // oxfmt-ignore
  const edge = tear(above.map(([x, y]): Point => [x, y + 2]), own, { rim: 6, rough: 0.6 }); // oxfmt-ignore
  board.paste({ face: [...edge.face, ...fingers] }, white, { lift: 0, chance: own });
}

/** The mountain upside down in the water, and the ripples through it. */
function reflected({ papers, chance }: Scene, rock: Outline, shore: number): string {
  const own = chance.of("reflected");
  const path = rock.map(([x, y]) => `${Math.round(x)} ${Math.round(shore + (shore - y) * 0.62)}`).join("L");
  const colour = mix(papers.water.colour, papers.lands[1]?.colour ?? "", 0.55);
  let ripples = "";
  for (let y = shore + 22; y < FIELD.bottom; y += own.between(16, 34)) {
    const x = own.between(FIELD.left, FIELD.right - 300);
    ripples += `M${Math.round(x)} ${Math.round(y)}h${Math.round(own.between(120, 480))}`;
  }
  return `<path d="M${FIELD.left - 20} ${Math.round(shore - 10)}L${path}L${FIELD.right + 20} ${Math.round(shore - 10)}z" fill="${colour}"/><path d="${ripples}" stroke="${papers.water.colour}" stroke-width="6" stroke-linecap="round"/>`; // oxfmt-ignore
}
