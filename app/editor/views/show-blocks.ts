const shownIn = new WeakMap<Element, string[]>();

/** Shows sanitised HTML and touches only the blocks between the first and the last that differ. */
export function showBlocks(root: HTMLElement, html: string): void {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  const next = [...parsed.content.children];
  const sources = next.map((element) => element.outerHTML);
  const before = shownIn.get(root) ?? [];
  let first = 0;
  while (first < sources.length && sources[first] === before[first]) first += 1;
  let same = 0;
  const most = Math.min(sources.length, before.length) - first;
  while (same < most && sources[sources.length - 1 - same] === before[before.length - 1 - same]) same += 1;
  const old = [...root.children].slice(first, before.length - same);
  const anchor = root.children[before.length - same] ?? null;
  old.forEach((element) => element.remove());
  for (const element of next.slice(first, next.length - same)) root.insertBefore(element, anchor);
  shownIn.set(root, sources);
}
