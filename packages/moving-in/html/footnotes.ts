import {
  attribute,
  element,
  type Element,
  findAll,
  isBlank,
  isElement,
  named,
  type Parents,
  replaceElements,
  type Root,
} from "./hast.ts";

/**
 * Footnotes, however a system writes them: a link to a note, and in the note a link back to where it came from. They
 * become the dialect's own.
 */
export function settleFootnotes(tree: Root): void {
  const byId = new Map<string, Element>();
  const parents = new Map<Element, Parents>();
  const look = (parent: Parents) => {
    for (const child of parent.children) {
      if (child.type !== "element") continue;
      parents.set(child, parent);
      const id = attribute(child, "id") || (child.tagName === "a" ? attribute(child, "name") : "");
      if (id) byId.set(id, child);
      look(child);
    }
  };
  look(tree);
  const notes = new Map<Element, string>();
  for (const link of findAll(tree, named("a"))) {
    const target = byId.get(hashOf(link));
    const note = target && noteAround(target, parents);
    if (!note || isInside(link, note, parents)) continue;
    const back = backLinks(note, link, parents, byId);
    if (back.length === 0) continue;
    const label = notes.get(note) ?? String(notes.size + 1);
    notes.set(note, label);
    for (const each of [...back, ...(target.tagName === "a" ? [target] : [])]) each.tagName = "moved-gone";
    const mark = parents.get(link);
    const place = isElement(mark as never, "sup") ? (mark as Element) : link;
    Object.assign(place, element("moved-note-mark", { label }));
  }
  if (notes.size === 0) return;
  replaceElements(tree, (node) => (node.tagName === "moved-gone" ? [] : undefined));
  const written = [...notes].map(([note, label]) => element("moved-note", { label }, note.children));
  replaceElements(tree, (node) => (notes.has(node) || isLeftover(node) ? [] : undefined));
  tree.children.push(...written);
}

const hashOf = (link: Element) => /#([^#]+)$/.exec(decodeHash(attribute(link, "href")))?.[1] ?? "";

function decodeHash(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The block that holds a note: what is marked, or a list item, paragraph or box around it. */
function noteAround(target: Element, parents: Map<Element, Parents>): Element | null {
  let node: Element | undefined = target;
  for (let steps = 0; node && steps < 5; steps++) {
    if (isElement(node, "li", "div", "p", "aside", "dd")) {
      const parent = parents.get(node);
      // A paragraph in a list item: the item is the note.
      return isElement(parent as never, "li") ? (parent as Element) : node;
    }
    const parent = parents.get(node);
    node = parent?.type === "element" ? parent : undefined;
  }
  return null;
}

/** The links in a note that lead to the place from which a mark leads to it. */
function backLinks(note: Element, mark: Element, parents: Map<Element, Parents>, byId: Map<string, Element>) {
  return findAll(note, named("a")).filter((link) => {
    const target = byId.get(hashOf(link));
    return target && (isInside(mark, target, parents) || isInside(target, mark, parents) || target === mark);
  });
}

function isInside(node: Element, outer: Element, parents: Map<Element, Parents>): boolean {
  let parent: Parents | undefined = node;
  while (parent) {
    if (parent === outer) return true;
    parent = parent.type === "element" ? parents.get(parent) : undefined;
  }
  return false;
}

/** A list or section of notes that is empty now. */
const isLeftover = (node: Element) =>
  isElement(node, "ol", "ul", "section", "div") && node.children.every(isBlank);
