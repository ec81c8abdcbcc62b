import { type AtRule, type ChildNode, parse, type Root, root, type Rule } from "postcss";

/** Holds in every browser: a sheet that is not split is as good. */
const mark = /^\(\s*--late\s*:\s*0\s*\)$/;

/** What nothing is before it is pointed at, pressed or sent. */
const state = /:(?:hover|active|disabled)\b|\[aria-(?:disabled|invalid)\b/;

const isMarked = ({ name, params }: AtRule) =>
  name === "supports" ? mark.test(params) : name === "media" && params === "print";

const isState = ({ selectors }: Rule) => selectors.every((each) => state.test(withoutNegations(each)));

const withoutNegations = (selector: string) =>
  selector.replaceAll(/:(?:not|where)\((?:[^()]|\([^()]*\))*\)/g, "");

/**
 * A stylesheet in two: what a page needs to be painted, and what is out of sight at first, which sources have in
 * `@supports (--late: 0)`, with all that is for print, and states such as `:hover`. The second follows the first, and may be
 * empty. It names no font, and no property with a syntax: a browser would style and lay out the whole page anew for it.
 */
export function splitLateRules(sheet: string): { first: string; late: string } {
  const first = parse(sheet);
  const late = root();
  const moved = new Set([...markedIn(first), ...statesIn(first)]);
  first.walk((node) => {
    if (!moved.has(node)) return;
    let nodes = node.type === "atrule" && node.name === "supports" ? (node.nodes ?? []) : [node.clone()];
    for (const around of aroundOf(node)) {
      const shell = around.clone({ nodes: [] });
      shell.append(nodes);
      nodes = [shell];
    }
    late.append(nodes);
    node.remove();
  });
  return { first: first.toString(), late: late.toString() };
}

/** The conditions and layers around a rule, from within. */
function aroundOf(rule: ChildNode): AtRule[] {
  const around: AtRule[] = [];
  for (
    let outer = rule.parent as ChildNode | undefined;
    outer?.type === "atrule";
    outer = outer.parent as ChildNode
  )
    around.push(outer);
  return around;
}

function markedIn(sheet: Root): ChildNode[] {
  const marked: ChildNode[] = [];
  sheet.walkAtRules((rule) => void (isMarked(rule) && marked.push(rule)));
  return marked;
}

/** The states that may follow the rest: no rule that stays and came after one overrules it by its order alone. */
function statesIn(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  const overrules = (later: Rule, rule: Rule) => {
    const weights = new Set(rule.selectors.map(specificity));
    return (
      !isState(later) &&
      layerOf(later) === layerOf(rule) &&
      later.selectors.some((each) => weights.has(specificity(each))) &&
      propertiesOf(later).some((one) => propertiesOf(rule).some((other) => isPart(one, other)))
    );
  };
  return rules.filter(
    (rule, index) => isState(rule) && !rules.slice(index + 1).some((later) => overrules(later, rule)),
  );
}

/** Classes and elements that a selector counts; none here has an id. */
function specificity(selector: string): string {
  const counted = selector
    .replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, "")
    .replaceAll(/::?(?:before|after|marker|placeholder|backdrop)|::[\w-]+/g, " x");
  const classes = /\.[\w-]+|\[[^\]]*\]|:(?!is\b|not\b|has\b)[\w-]+/g;
  return `${counted.match(classes)?.length ?? 0} ${counted.replaceAll(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g, " ").match(/[a-z][\w-]*/gi)?.length ?? 0}`;
}

function layerOf(rule: Rule): string {
  for (const around of aroundOf(rule)) if (around.name === "layer") return around.params;
  return "";
}

const propertiesOf = ({ nodes }: Rule) => nodes.flatMap((node) => (node.type === "decl" ? node.prop : []));

/** Whether they are the same, or one is a part of the other. */
const isPart = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
