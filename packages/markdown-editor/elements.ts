/** `append` for nodes: the Worker's own types know an Element of another kind, whose `append` takes text. */
export function putIn(parent: Node, ...children: Node[]): void {
  for (const child of children) parent.appendChild(child);
}

export function makeElement(tag: string, className = "", words = ""): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (words) made.textContent = words;
  return made;
}
