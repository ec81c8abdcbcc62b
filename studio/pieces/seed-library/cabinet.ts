import { change, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { inks } from "../inks.ts";

const ink = { stroke: inks.midnight, "stroke-width": 4, "stroke-linejoin": "round" } as const;
const [across, wide, tall] = [9, 38, 36] as const;
const placeOf = (drawer: number) => ({
  x: 22 + (drawer % across) * wide,
  y: 46 + Math.floor(drawer / across) * tall,
});

/** The wall of drawers, the scanner on its string, the printer and what it prints. */
export function cabinet(scene: SVGSVGElement, kinds: number) {
  shape("rect", { x: -200, y: -300, width: 1000, height: 900, fill: "#ffe3a1" }, scene);
  shape(
    "rect",
    { x: -200, y: -300, width: 1000, height: 900, fill: dots(scene, "seed-wall", "#ffc93c") },
    scene,
  );
  shape("path", { d: "M-200 314H800V600H-200Z", fill: "#8a5a33" }, scene);
  shape("path", { d: "M10 34H376V318H10Z", fill: "#2d7d46", ...ink, "stroke-width": 5 }, scene);
  const drawers = Array.from({ length: kinds }, (_, drawer) => {
    const { x, y } = placeOf(drawer);
    const box = shape("g", { cursor: "pointer" }, scene);
    const front = shape(
      "path",
      { d: `M${x} ${y}h34v31h-34z`, fill: "#6fbf5a", stroke: inks.midnight, "stroke-width": 2.5 },
      box,
    );
    shape("path", { d: `M${x + 7} ${y + 5}h20v11h-20z`, fill: "#fffdf7" }, box);
    // A seed on each label: round, long or striped by its drawer.
    shape(
      "ellipse",
      {
        cx: x + 17,
        cy: y + 10.5,
        rx: 3 + (drawer % 4),
        ry: 2.4 + (drawer % 3),
        fill: [inks.burgundy, inks.midnight, inks.orange, "#8a5a33"][drawer % 4] ?? "",
      },
      box,
    );
    const knob = shape("circle", { cx: x + 17, cy: y + 23, r: 3.4, fill: inks.midnight }, box);
    return { box, front, knob };
  });
  const grown = shape("g", {}, scene);
  const opened = shape("path", { fill: inks.yellow, ...ink }, scene);

  const label = shape("g", {}, scene);
  const slip = shape("path", { fill: "#fffdf7", ...ink, "stroke-width": 3 }, label);
  const words = shape("text", { fill: inks.midnight }, label);
  shape("path", { d: "M398 30H588V72H398Z", fill: inks.violet, ...ink, "stroke-width": 5 }, scene);
  shape(
    "path",
    { d: "M416 66H570", stroke: inks.midnight, "stroke-width": 8, "stroke-linecap": "round" },
    scene,
  );
  shape("text", { x: 414, y: 55, "font-size": 19, fill: "#fffaf0" }, scene).textContent = "LABELS";
  const string = shape("path", { fill: "none", stroke: inks.midnight, "stroke-width": 3 }, scene);
  const scanner = shape("g", {}, scene);
  const beam = shape("path", { d: "M0 0L-20 -44H20Z", fill: "#ff4f8b", visibility: "hidden" }, scene);
  shape("path", { d: "M-13 -8L13 -8L10 14H7V42H-7V14H-10Z", fill: inks.pink, ...ink }, scanner);

  return {
    drawers,
    grown,
    /** Pulls a drawer out, and points the scanner at it. */
    open(drawer: number, isLit: boolean) {
      const { x, y } = placeOf(drawer);
      change(opened, { d: `M${x - 4} ${y + 4}h42v32h-42zM${x + 4} ${y + 12}h26` });
      const [sx, sy] = [x + 17, y + 84];
      change(scanner, { transform: `translate(${sx} ${sy}) rotate(6)` });
      change(beam, { transform: `translate(${sx} ${sy - 8})`, visibility: isLit ? "visible" : "hidden" });
      change(string, { d: `M${sx} ${sy + 40}C${sx} 350 ${sx + 90} 330 640 322` });
    },
    /** Prints a label line by line, from 0 to all of it. */
    print(lines: readonly string[], out: number, isDue: boolean) {
      const height = (26 + lines.length * 27) * out;
      change(slip, {
        d: `M396 66V${66 + height}l12 -7 12 7 12 -7 12 7 12 -7 12 7 12 -7 12 7 12 -7 12 7 12 -7 12 7 12 -7 12 7 12 -7V66Z`,
        fill: isDue ? "#ffd6e2" : "#fffdf7",
      });
      words.replaceChildren();
      lines.slice(0, Math.floor(lines.length * out + 0.01)).forEach((line, at) => {
        shape("tspan", { x: 408, y: 98 + at * 27, "font-size": at === 1 ? 19 : 17 }, words).textContent =
          line;
      });
    },
  };
}
