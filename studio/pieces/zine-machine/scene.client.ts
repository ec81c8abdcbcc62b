import { change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";

const ink = { stroke: inks.midnight, "stroke-width": 5, "stroke-linejoin": "round" };
const thin = { ...ink, "stroke-width": 3 };
const paper = "#fffdf7";

/** The machine from the front, and whatever it has handed over. */
export function drawMachine(scene: SVGElement) {
  shape("rect", { width: 600, height: 340, fill: inks.mint }, scene);
  shape("path", { d: "M0 306H600V340H0Z", fill: inks.navy }, scene);
  // The windowsill, where it goes afterwards.
  shape("path", { d: "M412 22H584V276H412Z", fill: "#fdf1cf", ...ink }, scene);
  shape("circle", { cx: 468, cy: 66, r: 24, fill: inks.orange, ...thin }, scene);
  shape("path", { d: "M498 22V276M412 150H584", fill: "none", ...ink }, scene);
  shape("path", { d: "M400 274H596V292H400Z", fill: paper, ...ink }, scene);
  shape("path", { d: "M36 18L372 12L378 320H30Z", fill: inks.midnight, transform: "translate(8 7)" }, scene);
  shape("path", { d: "M36 18L372 12L378 320H30Z", fill: inks.pink, ...ink }, scene);
  shape("path", { d: "M58 38H286V252H58Z", fill: inks.yellow, ...ink }, scene);
  // The printer, and its roll.
  shape("circle", { cx: 108, cy: 64, r: 21, fill: paper, ...thin }, scene);
  shape("circle", { cx: 108, cy: 64, r: 6, fill: inks.midnight }, scene);
  shape("path", { d: "M132 48H214V88H132Z", fill: inks.violet, ...thin }, scene);
  const lamp = shape("circle", { cx: 202, cy: 58, r: 5, fill: inks.burgundy }, scene);
  const strip = shape("path", { fill: "none", stroke: paper, "stroke-width": 7 }, scene);
  const chute = shape("path", { d: "M-17 0L-11 88M17 0L11 88", fill: "none", ...thin }, scene);
  const pile = shape("path", { fill: "none", stroke: paper, "stroke-width": 6, "stroke-linejoin": "round" }, scene); // oxfmt-ignore
  const creases = shape("path", { fill: "none", stroke: inks.midnight, "stroke-width": 1.6, "stroke-linejoin": "round" }, scene); // oxfmt-ignore
  const blade = shape("path", { d: "M66 0H122L114 13H66Z", fill: "#dfe6ea", ...thin }, scene);
  // The slot, three knobs, and the drawer.
  shape("path", { d: "M306 46H352V92H306Z", fill: paper, ...thin }, scene);
  shape("path", { d: "M329 56V82", ...ink, "stroke-linecap": "round" }, scene);
  const coin = shape("circle", { r: 14, fill: "#dfe6ea", ...thin, visibility: "hidden" }, scene);
  const knobs = [124, 168, 212].map((y) => {
    shape("path", { d: `M312 ${y}H346`, ...ink, "stroke-width": 9 }, scene);
    return shape("circle", { cx: 329, cy: y, r: 15, fill: inks.orange, ...thin }, scene);
  });
  shape("path", { d: "M72 270H346V304H72Z", fill: inks.midnight }, scene);
  shape(
    "path",
    {
      d: "M84 270v9l9 -9zM112 270v9l9 -9zM140 270v9l9 -9zM250 270v9l9 -9zM278 270v9l9 -9zM306 270v9l9 -9z",
      fill: paper,
    },
    scene,
  );
  const zine = shape("g", { visibility: "hidden" }, scene);
  shape("path", { d: "M6 7H152V206H6Z", fill: inks.midnight }, zine);
  shape("path", { d: "M0 0H146V200H0Z", fill: paper, ...thin }, zine);
  const print = shape("g", { fill: inks.midnight }, zine);
  shape("path", { d: "M14 14H132V20H14ZM14 178H132V182H14Z" }, print);
  const cover = shape("text", { "font-size": 20 }, print);

  return {
    knobs,
    coin,
    zine,
    print,
    lit: (on: boolean) => change(lamp, { fill: on ? "#9cff57" : inks.burgundy }),
    /** `laid` pleats, of which the last may be under way; a swing of the chute from −1 to 1. */
    works(laid: number, swing: number, jammed: boolean, running: boolean) {
      const turn = swing * 15;
      change(chute, { transform: `translate(172 92) rotate(${-turn})` });
      const [endX, endY] = [172 + Math.sin((turn * Math.PI) / 180) * 92, 184];
      change(strip, { d: running || laid > 0 ? `M128 60Q150 66 172 90L${endX} ${endY}Q${endX} 214 ${172 + swing * 44} ${240 - laid * 5}` : "M128 60Q150 66 172 90V96" }); // oxfmt-ignore
      let path = laid > 0 ? "M128 242" : "";
      for (let pleat = 0; pleat < Math.floor(laid); pleat += 1)
        path += `L${pleat % 2 ? 130 : 214} ${242 - (pleat + 1) * 5.4}`;
      if (jammed) path += "q-60 -18 -20 -44t56 -8t-60 20t70 22t-40 -46t36 46t-70 -34";
      change(pile, { d: path });
      change(creases, { d: path });
    },
    cut: (down: number) => change(blade, { transform: `translate(${down * 30} ${150 + down * 44})` }),
    /** The zine on its way from the drawer to the reader; 0 is not there yet. */
    hand(share: number) {
      change(zine, {
        visibility: share > 0 ? "visible" : "hidden",
        transform: `translate(${180 + share * 236} ${276 - share * 206 - Math.sin(share * 3.14) * 30}) scale(${0.3 + share * 0.7}) rotate(${share * 3})`,
      });
    },
    name(title: string) {
      cover.replaceChildren();
      const lines = title.split(" ").reduce<string[]>((all, word) => {
        const last = all.at(-1);
        return last && last.length + word.length < 11
          ? [...all.slice(0, -1), `${last} ${word}`]
          : [...all, word];
      }, []);
      lines.forEach((line, at) => (shape("tspan", { x: 16, y: 54 + at * 25 }, cover).textContent = line));
    },
  };
}
