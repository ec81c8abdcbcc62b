import { shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import type { Appliance } from "./repair.ts";

const ink = {
  stroke: inks.midnight,
  "stroke-width": 5,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
};

/** What is on the table, from behind: its outline, what is drawn over it, and its ink. */
const bodies: Record<Appliance["name"], [outline: string, over: string, fill: string]> = {
  radio: [
    "M132 80Q250 70 372 80Q380 170 372 262Q250 270 134 262Q126 170 132 80ZM150 264v14h26v-14M328 264v14h26v-14",
    "M206 146H300M206 160H300M206 174H300M206 188H300M206 202H300M352 78L378 24",
    inks.pink,
  ],
  toaster: [
    "M134 150Q134 80 190 80H318Q372 80 372 150V262H134ZM126 262H380V276H126Z",
    "M176 94H330M188 94V80M318 94V80M206 168q46 -22 94 0M214 186q38 -16 78 0",
    "#ffb08f",
  ],
  kettle: [
    "M160 262Q138 150 214 116H294Q368 150 348 262ZM146 262H362V276H146ZM168 176L118 138L112 158L154 220M336 132Q420 120 392 236L358 234Q384 150 340 156ZM236 116q0 -16 18 -16t18 16",
    "M190 150q-18 40 -10 88M318 152q16 40 10 86",
    inks.sky,
  ],
};

/** Draws it anew, with what rattles in it, and with dots of light where there is any. */
export function body(
  into: SVGElement,
  name: Appliance["name"],
  { rattling, light }: { rattling: number; light: string | null },
): void {
  const [outline, over, fill] = bodies[name];
  into.replaceChildren();
  shape("path", { d: outline, fill: inks.midnight, transform: "translate(8 9)" }, into);
  shape("path", { d: outline, fill }, into);
  if (light) shape("path", { d: outline, fill: light }, into);
  shape("path", { d: outline, fill: "none", ...ink }, into);
  shape("path", { d: over, fill: "none", ...ink, "stroke-width": 4 }, into);
  for (let at = 0; at < rattling; at += 1)
    shape("path", { d: `M${190 + at * 26} 252q6 -12 12 0m4 -14l6 -6m-26 6l-6 -6`, fill: "none", ...ink, "stroke-width": 3 }, into); // oxfmt-ignore
}
