import { change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import type { Stock } from "./stock.ts";

const ink = { stroke: inks.midnight, "stroke-width": 4, "stroke-linejoin": "round" };
const paper = "#fffdf7";
const covers = [inks.pink, inks.yellow, inks.violet, inks.orange, inks.mint, inks.sky, inks.burgundy];

/** The press's page at the left, its shed and its fence at the right. */
export function drawShed(scene: SVGElement) {
  const sky = shape("rect", { width: 600, height: 340, fill: inks.mint }, scene);
  const sun = shape("circle", { cx: 334, cy: 46, r: 25, fill: inks.yellow, ...ink }, scene);
  const rain = shape("path", { d: "M314 20l-8 24M340 10l-8 24M366 22l-8 24M330 52l-8 24M356 62l-8 24", stroke: inks.navy, "stroke-width": 4, "stroke-linecap": "round" }, scene); // oxfmt-ignore
  shape("path", { d: "M0 286Q150 276 300 288T600 284V340H0Z", fill: "#9a5b34" }, scene);
  for (const x of [20, 84, 150, 214, 470, 540])
    shape(
      "path",
      { d: `M${x} 304h34`, stroke: "#6d3d20", "stroke-width": 5, "stroke-linecap": "round" },
      scene,
    );
  // The page, nine kilobytes of it.
  shape(
    "path",
    { d: "M24 26L286 20L290 270L20 274Z", fill: inks.midnight, transform: "translate(7 8)" },
    scene,
  );
  shape("path", { d: "M24 26L286 20L290 270L20 274Z", fill: paper, ...ink }, scene);
  text("Allotment Press", 40, 58, 24);
  shape("path", { d: "M40 70H268", ...ink, "stroke-width": 2.5 }, scene);
  text("Beans: A Reckoning", 40, 98, 19);
  text("£6, by cheque", 40, 120, 14);
  const row = shape("g", {}, scene);
  const order = shape("g", {}, scene);
  shape("path", { d: "M40 204H150V236H42Z", fill: inks.yellow, ...ink, "stroke-width": 3 }, order);
  text("Order one", 54, 226, 17, order);
  const closed = shape("g", { transform: "rotate(-7 210 232)" }, scene);
  shape("path", { d: "M166 200H276V252H166Z", fill: inks.pink, ...ink, "stroke-width": 3 }, closed);
  text("closed:", 184, 222, 17, closed);
  text("digging", 184, 243, 17, closed);
  // The shed, with a shelf and a tin.
  shape("path", { d: "M384 292V128H558V292Z", fill: "#c98b4b", ...ink }, scene);
  shape("path", { d: "M366 134L470 66L578 134Z", fill: inks.burgundy, ...ink }, scene);
  shape("path", { d: "M398 146H544V232H398Z", fill: "#6d3d20", ...ink, "stroke-width": 3 }, scene);
  const books = covers.map((fill, at) => {
    const tall = 44 + ((at * 7) % 15);
    return shape("path", { d: `M${405 + at * 19} ${229 - tall}h16v${tall}h-16z`, fill, ...ink, "stroke-width": 3 }, scene); // oxfmt-ignore
  });
  const tin = shape("g", {}, scene);
  shape("path", { d: "M398 252H520V288H398Z", fill: inks.teal, ...ink, "stroke-width": 3 }, tin);
  const inTin = covers.slice(0, 4).map((fill, at) => shape("path", { d: `M${406 + at * 27} 243h22v10h-22z`, fill, ...ink, "stroke-width": 2.5 }, tin)); // oxfmt-ignore
  text("BISCUITS", 422, 277, 17, tin);
  for (const x of [316, 338, 360, 566, 588])
    shape("path", { d: `M${x} 300V226l8 -10l8 10V300z`, fill: paper, ...ink, "stroke-width": 3 }, scene);
  const sold = shape("g", { visibility: "hidden" }, scene);
  shape("path", { d: "M-12 -18H12V18H-12Z", fill: inks.pink, ...ink, "stroke-width": 3 }, sold);

  function text(words: string, x: number, y: number, size: number, into: Element = scene) {
    shape("text", { x, y, "font-size": size, fill: inks.midnight }, into).textContent = words;
  }
  function potato(at: number, sprouting: boolean) {
    const g = shape("g", { transform: `translate(${56 + at * 32} 162)` }, row);
    shape("path", { d: "M-13 2q-2 -18 12 -18q16 0 14 18q0 16 -14 15q-12 0 -12 -15z", fill: "#d9a25c", ...ink, "stroke-width": 3 }, g); // oxfmt-ignore
    shape("path", { d: "M-5 -4h1M5 2h1M-3 9h1", ...ink, "stroke-width": 3.5, "stroke-linecap": "round" }, g);
    if (sprouting) shape("path", { d: "M2 -15q-2 -14 8 -22M5 -26q-10 -2 -12 -10M-6 -13q-6 -6 -4 -14", fill: "none", stroke: "#4d8a3a", "stroke-width": 4, "stroke-linecap": "round" }, g); // oxfmt-ignore
  }

  return {
    show({ shelf, tin: held, file }: Stock, digging: boolean) {
      row.replaceChildren();
      for (let at = 0; at < Math.max(1, file); at += 1) potato(at, file === 0);
      change(order, { visibility: file > 0 ? "visible" : "hidden" });
      change(closed, { visibility: digging ? "visible" : "hidden" });
      change(sun, { visibility: digging ? "visible" : "hidden" });
      change(rain, { visibility: digging ? "hidden" : "visible" });
      change(sky, { fill: digging ? inks.mint : "#b8c4d6" });
      books.forEach((book, at) => change(book, { visibility: at < shelf ? "visible" : "hidden" }));
      change(tin, { visibility: held === null ? "hidden" : "visible" });
      inTin.forEach((book, at) => change(book, { visibility: at < (held ?? 0) ? "inherit" : "hidden" }));
    },
    /** A copy on its way, 0 to 1: over the fence, or with the post. */
    go(share: number, over: boolean) {
      const x = over ? 430 - share * 150 : 430 + share * 190;
      change(sold, {
        visibility: share > 0 && share < 1 ? "visible" : "hidden",
        transform: `translate(${x} ${210 - Math.sin(share * 3.14) * (over ? 90 : 60) + (over ? share * 80 : 0)}) rotate(${share * (over ? -200 : 160)})`,
      });
    },
  };
}
