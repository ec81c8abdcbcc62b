import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

type Change = (tree: Root) => void;

/** Something in which a post is meant to differ from CommonMark, and what takes that away: from our HTML or from the specification’s. */
interface Difference {
  kind: string;
  ours?: readonly Change[];
  theirs?: readonly Change[];
}

export const differences: readonly Difference[] = [
  {
    kind: "headings have an id and an anchor",
    ours: [without(/^h\d$/, "id"), unwrapped(hasClass(/^heading-anchor$/), [])],
  },
  { kind: "code scrolls and names its language", ours: [without(/^pre$/, "tabIndex", "dataLanguage")] },
  { kind: "code is coloured", ours: [unwrapped(hasClass(/^hljs-/)), withoutClass("hljs")] },
  { kind: "pictures load late", ours: [without(/^img$/, "loading", "decoding")] },
  { kind: "links to other sites open beside the page", ours: [without(/^a$/, "rel", "target")] },
  { kind: "quotation marks and dashes are typographic", ours: [plainMarks] },
  { kind: "addresses lead from the site’s root, by allowed schemes alone", theirs: [rooted] },
  {
    kind: "bare addresses are links (GFM)",
    ours: [unwrapped(isBareAddress)],
    theirs: [unwrapped(isBareAddress)],
  },
];

function without(tag: RegExp, ...names: string[]): Change {
  return (tree) =>
    visit(tree, "element", ({ tagName, properties }) => {
      if (tag.test(tagName)) for (const name of names) properties[name] = undefined;
    });
}

function withoutClass(name: string): Change {
  return (tree) =>
    visit(tree, "element", ({ properties }) => {
      if (Array.isArray(properties.className))
        properties.className = properties.className.filter((each) => each !== name);
    });
}

/** Puts its children in the place of each such element, or what is given. */
function unwrapped(isSuch: (element: Element) => boolean, others?: ElementContent[]): Change {
  return (tree) =>
    visit(tree, "element", (element, index, parent) => {
      if (!parent || index === undefined || !isSuch(element)) return undefined;
      parent.children.splice(index, 1, ...(others ?? element.children));
      return [SKIP, index];
    });
}

function hasClass(pattern: RegExp): (element: Element) => boolean {
  return ({ properties }) => pattern.test([properties.className].flat().join(" "));
}

function isBareAddress({
  tagName,
  properties: { href, title },
  children: [only, ...more],
}: Element): boolean {
  if (tagName !== "a" || title || only?.type !== "text" || more.length > 0) return false;
  return href === only.value || href === `mailto:${only.value}`;
}

function plainMarks(tree: Root): void {
  visit(tree, "text", (text) => {
    text.value = text.value
      .replaceAll(/[“”]/g, '"')
      .replaceAll(/[‘’]/g, "'")
      .replaceAll("—", "---")
      .replaceAll("–", "--");
  });
}

const allowed = /^(?:https?|mailto|tel):$/i;

function rooted(tree: Root): void {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address !== "string" || /^(?:[/#]|$)/.test(address)) continue;
      const [, scheme, rest] = /^([a-z][a-z\d+.-]*:)(.*)$/i.exec(address) ?? [];
      if (!scheme) properties[name] = `/${address.replace(/^\.\//, "")}`;
      else properties[name] = allowed.test(scheme) ? scheme.toLowerCase() + rest : undefined;
    }
  });
}
