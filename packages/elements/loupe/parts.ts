import type { Tint } from "./print-details.ts";
import { type LoupeSpeech, shortName } from "./words.ts";

const svgSpace = "http://www.w3.org/2000/svg";

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  for (const child of children) element.appendChild(child);
  return element;
}

function drawn(tag: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(svgSpace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function button(name: string, sign: string): HTMLButtonElement {
  const svg = drawn("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg.appendChild(drawn("path", { d: sign, fill: "none", stroke: "currentColor", "stroke-width": "2.5" }));
  return make("button", { type: "button", className: "loupe-tool", ariaLabel: name, title: name }, svg);
}

interface Chip {
  button: HTMLButtonElement;
  canvas: HTMLCanvasElement;
  note: HTMLElement;
}

function chip(name: string): Chip {
  const note = make("span", { className: "loupe-note" });
  const canvas = make("canvas", { className: "loupe-face" });
  const label = make("span", { className: "loupe-name", textContent: name });
  return {
    button: make("button", { type: "button", className: "loupe-chip" }, canvas, label, note),
    canvas,
    note,
  };
}

/** The loupe as elements of the document: a folding linen tester, and the tray with its plates. */
export function makeParts(
  words: LoupeSpeech["loupe"],
  tints: readonly Tint[],
  about: string,
  hasRegister: boolean,
) {
  const lens = make("canvas", { className: "loupe-lens" });
  const marks = drawn("svg", { class: "loupe-marks", "aria-hidden": "true" });
  const ruler = drawn("svg", { class: "loupe-ruler", "aria-hidden": "true" });
  const scale = make("span", { className: "loupe-scale", ariaHidden: "true" });
  const hinge = make("span", { className: "loupe-hinge" });
  const glass = make(
    "div",
    { className: "loupe-glass", tabIndex: 0, role: "application", ariaLabel: words.under({ about }) },
    hinge,
    make("div", { className: "loupe-window" }, lens, marks),
    ruler,
    scale,
  );
  const spot = make("span", { className: "loupe-spot" });
  const all = chip(words.all);
  const plates = tints.map((tint) => chip(shortName(tint)));
  const register = hasRegister ? chip(words.register) : null;
  const chips = make("div", { className: "loupe-chips", role: "group", ariaLabel: words.plates });
  for (const { button } of [all, ...plates, ...(register ? [register] : [])]) chips.appendChild(button);
  const smaller = button(words.smaller, "M5 12h14");
  const larger = button(words.larger, "M5 12h14M12 5v14");
  const fold = button(words.fold, "M6 6l12 12M18 6L6 18");
  const said = make("p", { className: "loupe-said" });
  const keys = make("p", {
    className: "loupe-keys",
    id: "loupe-keys",
    textContent: words.keys({ plates: tints.length }),
  });
  glass.setAttribute("aria-describedby", keys.id);
  const heard = make("output", { className: "loupe-heard" });
  const tray = make(
    "div",
    { className: "loupe-tray", role: "group", ariaLabel: words.loupe },
    make(
      "div",
      { className: "loupe-bar" },
      said,
      make("div", { className: "loupe-tools" }, smaller, larger, fold),
    ),
    chips,
    keys,
    heard,
  );
  const root = make("div", { className: "loupe", role: "region", ariaLabel: words.over }, spot, glass, tray);
  root.dataset.loupeOpen = "";
  return {
    root,
    glass,
    hinge,
    lens,
    marks,
    ruler,
    scale,
    spot,
    tray,
    all,
    plates,
    register,
    smaller,
    larger,
    fold,
    said,
    heard,
  };
}

export type Parts = ReturnType<typeof makeParts>;

/** A register mark. */
export function cross(x: number, y: number, colour: string): SVGElement[] {
  const d = `M${x - 26} ${y}h52M${x} ${y - 26}v52M${x - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0`;
  return [
    drawn("path", { d, fill: "none", stroke: "#fff", "stroke-width": "5", opacity: "0.85" }),
    drawn("path", { d, fill: "none", stroke: colour, "stroke-width": "2" }),
  ];
}

/** A scale of so many CSS pixels to the millimetre: longer lines at each fifth. */
export function ticks(width: number, millimetre: number): SVGElement {
  let d = "M1 1";
  for (let count = 0; count * millimetre < width - 1; count++)
    d += `M${(count * millimetre + 1).toFixed(2)} 1v${count % 5 === 0 ? 12 : 7}`;
  return drawn("path", { d, fill: "none", stroke: "currentColor", "stroke-width": "1.5" });
}
