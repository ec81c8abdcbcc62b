import { limb, type Point } from "../../hand.ts";
import { cut, FIELD, inField, land, type Scene, type Seen } from "../scene.ts";
import { heightAt, hills, massif, peaks } from "../skylines.ts";
import { balloon, birds } from "../things/flying.ts";
import { lightOver, sky } from "../things/sky.ts";
import { grove, standing } from "../things/standing.ts";

/** A wide valley: peaks far off, slopes from both sides, a river that finds its way between them. */
export function valley(scene: Scene): Seen {
  const { chance, papers, side } = scene;
  const own = chance.of("valley");
  const horizon = own.between(410, 480);
  const light = lightOver(scene, horizon, [110, 230], [60, 230]);
  const shine = sky(scene, { horizon, light, radius: own.between(62, 112) });
  const [far, back, floor, slope, front] = papers.lands as [never, never, never, never, never];
  const tops = massif(own, side > 0 ? 0.26 : 0.72);
  land(scene, peaks(own, horizon + 66, tops), far, { name: "far", foot: 800, tearing: { rim: 8 } });
  land(scene, hills(own, horizon + 96, 30, side * 26), back, {
    name: "back",
    foot: 900,
    tearing: { rim: 9 },
  });
  const meadow = hills(own, horizon + 190, 22, -side * 18);
  const trees = own.pick(["pine", "round", "poplar"] as const);
  grove(scene, own.of("far trees"), meadow, trees, { count: own.pick([3, 5, 7]), size: 52, paper: slope, from: 120, to: 780 }); // oxfmt-ignore
  land(scene, meadow, floor, { name: "floor" });
  const spring = 450 + side * own.between(-60, 90);
  const bed: Point[] = [
    [spring, heightAt(meadow, spring) + 3],
    [spring - side * 60, heightAt(meadow, spring) + 70],
    [spring + side * 90, horizon + 370],
    [spring - side * 70, horizon + 480],
    [spring + side * 30, FIELD.bottom - 30],
  ];
  cut(scene, inField(limb(bed, [5, 26, 62, 104, 200], 9)), papers.water, {
    lift: 0.15,
    chance: own.of("river"),
  });
  const hill = hills(own, horizon + 330, 24, -side * 110, 4);
  const what = standing(scene, own.of("subject"), hill, 450 - side * own.between(150, 230), 96);
  land(scene, hill, slope, { name: "slope" });
  const flies = own.maybe(0.22);
  if (flies)
    balloon(scene, [450 - side * own.between(90, 190), horizon - own.between(130, 190)], own.between(62, 84));
  else if (own.maybe(0.5))
    birds(scene, own, [450 - side * 60, horizon - own.between(110, 200)], own.pick([2, 3, 5]), 0.8);
  const near = hills(own, horizon + 545, 26, side * 90, 4);
  grove(scene, own.of("near trees"), near, trees, { count: own.pick([2, 3, 4]), size: 170, paper: front, from: side > 0 ? 560 : 110, to: side > 0 ? 800 : 350 }); // oxfmt-ignore
  land(scene, near, front, { name: "front", tearing: { rim: 14 } });
  return {
    what: `${what} above a river in a wide valley`,
    also: flies ? "with a hot-air balloon" : "",
    light: shine,
  };
}
