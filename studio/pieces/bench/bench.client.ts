import styles from "./bench.module.css";

interface Bench {
  /** In units of its own: `view`. */
  scene: SVGSVGElement;
  /** Aborted when the piece stops. */
  signal: AbortSignal;
  /** Says what has changed, for eyes and for screen readers. */
  say: (text: string) => void;
  button: (label: string, press: (button: HTMLButtonElement) => void) => HTMLButtonElement;
  slider: (label: string, range: Range, moved: (value: number) => void) => HTMLInputElement;
  choice: (
    label: string,
    options: readonly string[],
    chosen: (index: number) => void,
    first?: number,
  ) => HTMLSelectElement;
  words: (label: string, value: string, longest: number, typed: (text: string) => void) => HTMLInputElement;
  stop: () => void;
}

interface Range {
  least: number;
  most: number;
  step?: number;
  value: number;
  /** The value in words: “half past nine”. */
  said?: (value: number) => string;
}

/** A scene, a sentence and some knobs: what most of the live parts of projects are made of. */
export function bench(
  host: HTMLElement,
  { view = "0 0 600 340", alt }: { view?: string; alt: string },
): Bench {
  const ended = new AbortController();
  const { signal } = ended;
  const root = made("div", { className: styles.bench ?? "" });
  const scene = shape("svg", { viewBox: view, class: styles.scene ?? "", role: "img", "aria-label": alt });
  const said = made("p", { className: styles.said ?? "" });
  said.setAttribute("aria-live", "polite");
  const tools = made("div", { className: styles.tools ?? "" });
  for (const part of [scene, said, tools]) root.appendChild(part);
  host.appendChild(root);

  function field(label: string, input: Node): void {
    const row = made("label", { className: styles.field ?? "" });
    row.appendChild(made("span", { textContent: label }));
    row.appendChild(input);
    tools.appendChild(row);
  }

  return {
    scene,
    signal,
    say(text) {
      if (said.textContent !== text) said.textContent = text;
    },
    button(label, press) {
      const button = made("button", { type: "button", textContent: label });
      button.addEventListener("click", () => press(button), { signal });
      tools.appendChild(button);
      return button;
    },
    slider(label, { least, most, step = 1, value, said: inWords }, moved) {
      const input = made("input", { type: "range" });
      Object.assign(input, { min: String(least), max: String(most), step: String(step) });
      input.value = String(value);
      const tell = () => {
        if (inWords) input.setAttribute("aria-valuetext", inWords(Number(input.value)));
        moved(Number(input.value));
      };
      input.addEventListener("input", tell, { signal });
      field(label, input);
      tell();
      return input;
    },
    choice(label, options, chosen, first = 0) {
      const select = made("select", {});
      options.forEach((option, index) =>
        select.appendChild(new Option(option, String(index), false, index === first)),
      );
      select.addEventListener("change", () => chosen(Number(select.value)), { signal });
      field(label, select);
      return select;
    },
    words(label, value, longest, typed) {
      const input = made("input", { type: "text", value, maxLength: longest });
      Object.assign(input, { autocomplete: "off", spellcheck: false });
      input.addEventListener("input", () => typed(input.value), { signal });
      field(label, input);
      return input;
    },
    stop() {
      ended.abort();
      root.remove();
    },
  };
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

type Attributes = Record<string, string | number>;

/** An element of SVG. */
export function shape<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  into?: Element,
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  change(element, attributes);
  into?.appendChild(element);
  return element;
}

export function change(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
