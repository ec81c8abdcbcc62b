import { limb, type Outline, type Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import { FIELD, cut, inField, land, type Scene, type Seen } from "../scene.ts";
import { heightAt, hills } from "../skylines.ts";
import { pylon } from "../things/houses.ts";
import { birds } from "../things/flying.ts";
import { lightOver, sky } from "../things/sky.ts";
import { grove, standing } from "../things/standing.ts";
import { pathOf } from "../paths.ts";

/** A road through striped fields, and what it goes to. */
export function road(scene: Scene): Seen {
  const { chance, papers, side } = scene;
  const own = chance.of("road");
  const horizon = own.between(430, 560);
  const light = lightOver(scene, horizon - 14, [120, 240], [60, 240]);
  const shine = sky(scene, { horizon, light, radius: own.between(62, 118) });
  const [far, back, middle, field, front] = papers.lands as [never, never, never, never, never];
  land(scene, hills(own, horizon + 10, 34, side * 40), far, { name: "far", foot: 800, tearing: { rim: 8 } });
  land(scene, hills(own, horizon + 62, 22, -side * 30), back, {
    name: "back",
    foot: 900,
    tearing: { rim: 9 },
  });
  const wires = own.maybe(0.45);
  const rise = hills(own, horizon + 128, 16, -side * 34, 4);
  if (wires) line(scene, rise, own.between(70, 110));
  const at = 450 - side * own.between(60, 140);
  const what = standing(scene, own.of("subject"), rise, at, 88);
  if (!wires) grove(scene, own.of("trees"), rise, "poplar", { count: own.pick([3, 4, 6]), size: 92, paper: middle, from: side > 0 ? 500 : 130, to: side > 0 ? 780 : 400 }); // oxfmt-ignore
  const gate: Point = [at - side * 20, heightAt(rise, at) + 2];
  land(scene, rise, field, { name: "fields", drawn: strips(scene, gate) });
  const way: Outline = [gate, [gate[0] + side * 26, gate[1] + 60], [gate[0] - side * 60, gate[1] + 170], [gate[0] + side * 130, gate[1] + 330], [450 - side * own.between(-90, 60), FIELD.bottom + 6]]; // oxfmt-ignore
  cut(scene, inField(limb(way, [9, 22, 50, 92, 190], 9)), own.maybe(0.55) ? papers.parcel : { ...papers.pale, colour: mix(papers.pale.colour, papers.haze.colour, 0.35) }, { lift: 0.15, chance: own.of("gravel") }); // oxfmt-ignore
  const near = hills(own, horizon + 540, 20, side * 120, 4);
  grove(scene, own.of("near"), near, own.pick(["round", "pine"] as const), { count: own.pick([1, 2, 3]), size: 190, paper: front, from: side > 0 ? 610 : 110, to: side > 0 ? 800 : 290 }); // oxfmt-ignore
  land(scene, near, front, { name: "front", tearing: { rim: 14 } });
  if (own.maybe(0.4))
    birds(scene, own, [450 - side * 150, horizon - own.between(120, 220)], own.pick([2, 3]), 0.9);
  return {
    what: `${what} at the end of a road through striped fields`,
    also: wires ? "with pylons" : "",
    light: shine,
  };
}

/** Fields side by side, all of them running to where the road goes. */
function strips({ chance, papers }: Scene, [x, y]: Point): string {
  const own = chance.of("strips");
  const [, back, middle, field, front] = papers.lands.map(({ colour }) => colour) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const dyes = [
    field,
    mix(field, middle, 0.7),
    mix(field, front, 0.35),
    mix(field, papers.accent.colour, 0.22),
    mix(field, back, 0.6),
  ];
  let drawn = "";
  let from = -1500;
  let last = field;
  while (from < 1600) {
    const to = from + own.between(110, 330);
    const dye = own.pick(dyes.filter((colour) => colour !== last));
    last = dye;
    const reach = FIELD.bottom + 20;
    drawn += `<path d="${pathOf([[x + from * 0.06, y - 30], [x + to * 0.06, y - 30], [450 + to, reach], [450 + from, reach]])}" fill="${dye}"/>`; // oxfmt-ignore
    if (own.maybe(0.6))
      drawn += furrows([x, y - 30], from, to, mix(dye, "#1f1830", 0.22), own.between(26, 44));
    from = to;
  }
  return drawn;
}

function furrows([x, y]: Point, from: number, to: number, colour: string, gap: number): string {
  let path = "";
  for (let foot = from + gap; foot < to - gap * 0.4; foot += gap)
    path += pathOf([[x + foot * 0.06, y], [450 + foot - 2.5, FIELD.bottom + 20], [450 + foot + 2.5, FIELD.bottom + 20]]); // oxfmt-ignore
  return path && `<path d="${path}" fill="${colour}"/>`;
}

/** Pylons along a rise, and the wires between them. */
function line(scene: Scene, rise: Outline, size: number): void {
  const { side, board, papers } = scene;
  const feet = [0.1, 0.4, 0.72, 0.97].map((share) => (side > 0 ? 600 + share * 225 : 300 - share * 225));
  let before: [Point, Point] | null = null;
  for (const [index, x] of feet.entries()) {
    const hooks = pylon(scene, [x, heightAt(rise, x) + 8], size * (1 - index * 0.13));
    for (const hook of before ? [0, 1] : []) {
      const [from, to] = [before?.[hook] as Point, hooks[hook] as Point];
      const sag: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 12];
      board.draw(pathOf([from, [(from[0] + sag[0]) / 2, (from[1] + sag[1]) / 2 + 3], sag, [(to[0] + sag[0]) / 2, (to[1] + sag[1]) / 2 + 3], to], false), papers.dark.colour, 1.3); // oxfmt-ignore
    }
    before = hooks;
  }
}
