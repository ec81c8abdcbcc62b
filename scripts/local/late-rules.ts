import { type AtRule, type ChildNode, parse, root } from "postcss";

/** Holds in every browser: a sheet that is not split is as good. */
const mark = /^\(\s*--late\s*:\s*0\s*\)$/;

const isLate = ({ name, params }: AtRule) =>
  name === "supports" ? mark.test(params) : name === "media" && params === "print";

/**
 * A stylesheet in two: what a page needs to be painted, and what is out of sight at first, which sources have in
 * `@supports (--late: 0)`, with all that is for print. The second follows the first, and may be empty. It names no font, and no
 * property with a syntax: a browser would style and lay out the whole page anew for it.
 */
export function splitLateRules(sheet: string): { first: string; late: string } {
  const first = parse(sheet);
  const late = root();
  first.walkAtRules((rule) => {
    if (!isLate(rule)) return;
    let moved: ChildNode[] = rule.name === "supports" ? (rule.nodes ?? []) : [rule.clone()];
    for (let around = rule.parent; around?.type === "atrule"; around = around.parent) {
      const shell = (around as AtRule).clone({ nodes: [] });
      shell.append(moved);
      moved = [shell];
    }
    late.append(moved);
    rule.remove();
  });
  return { first: first.toString(), late: late.toString() };
}
