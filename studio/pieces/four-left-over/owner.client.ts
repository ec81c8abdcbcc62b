import { change, shape } from "../bench/bench.client.ts";
import { ink } from "./furniture.client.ts";

export type Mood = "calm" | "pleased" | "struck";
const looks: Record<Mood, string> = {
  calm: "M232 36h3M283 36h3M244 64h30",
  pleased: "M222 34q8 -9 16 0M280 34q8 -9 16 0M240 62q19 12 38 0",
  struck: "M229 32h2M287 32h2M252 66a7 8 0 1 0 14 0a7 8 0 1 0 -14 0",
};

/** Who brought it, and looks on. */
export function drawOwner(scene: SVGElement) {
  const owner = shape("g", {}, scene);
  const head = "M206 96Q196 22 232 20Q250 16 258 28Q270 16 288 20Q324 22 312 96Z";
  shape("path", { d: head, fill: "#5fae6f", ...ink }, owner);
  const eyes = [230, 288].map((x) =>
    shape("circle", { cx: x, cy: 32, r: 15, fill: "#fffdf7", ...ink }, owner),
  );
  const face = shape("path", { ...ink, fill: "none", "stroke-width": 5 }, owner);
  return {
    look(mood: Mood) {
      for (const eye of eyes) change(eye, { r: mood === "struck" ? 20 : 15 });
      change(face, { d: looks[mood] });
    },
  };
}
