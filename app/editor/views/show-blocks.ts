/** What was parsed for the blocks that stand in a box: nobody has played with these. */
const parsedFor = new WeakMap<Element, Element[]>();

/** Shows sanitised HTML and touches only the blocks between the first and the last that differ. */
export function showBlocks(root: HTMLElement, html: string): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  const next = [...template.content.children];
  const before = parsedFor.get(root) ?? [];
  let first = 0;
  while (first < next.length && first < before.length && isSame(next[first], before[first])) first += 1;
  let same = 0;
  const most = Math.min(next.length, before.length) - first;
  while (same < most && isSame(next[next.length - 1 - same], before[before.length - 1 - same])) same += 1;
  const old = [...root.children].slice(first, before.length - same);
  const anchor = root.children[before.length - same] ?? null;
  old.forEach((element) => element.remove());
  for (const element of next.slice(first, next.length - same))
    root.insertBefore(document.importNode(element, true), anchor);
  parsedFor.set(root, next);
}

function isSame(one: Element | undefined, other: Element | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other);
}
