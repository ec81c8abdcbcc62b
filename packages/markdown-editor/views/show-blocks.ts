import type { Turns } from "../turns.ts";

interface Shown {
  html: string;
  elements: Element[];
}

const shownIn = new WeakMap<Element, Shown[]>();

/** Shows sanitised HTML and touches only the blocks between the first and the last that differ. */
export function* showBlocks(root: HTMLElement, blocks: string[]): Turns<void> {
  const shown = shownIn.get(root) ?? [];
  shownIn.set(root, shown);
  const shorter = Math.min(shown.length, blocks.length);
  let first = 0;
  while (first < shorter && shown[first]?.html === blocks[first]) first += 1;
  let same = 0;
  while (same < shorter - first && shown.at(-1 - same)?.html === blocks.at(-1 - same)) same += 1;

  const old = shown.splice(first, shown.length - same - first);
  for (const { elements } of old) for (const element of elements) element.remove();
  const next = shown.slice(first).find(({ elements }) => elements.length > 0)?.elements[0] ?? null;
  for (const [index, html] of blocks.slice(first, blocks.length - same).entries()) {
    const elements = parse(html);
    for (const element of elements) root.insertBefore(element, next);
    shown.splice(first + index, 0, { html, elements });
    yield;
  }
}

function parse(html: string): Element[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children].map((element) => document.importNode(element, true));
}
