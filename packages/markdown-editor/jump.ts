const headings = "h1, h2, h3, h4, h5, h6";

/**
 * Moves the caret to a heading of the text: in the surface, or in its source where that is shown. `index` counts the
 * headings from 0; `offset` is where the heading begins in the source.
 */
export function jumpTo(root: HTMLElement, index: number, { offset }: { offset: number }): void {
  const surface = [...root.querySelectorAll<HTMLElement>("[contenteditable='true']")].find(isSeen);
  const heading = surface?.querySelectorAll(headings)[index];
  if (surface && heading) {
    surface.focus({ preventScroll: true });
    getSelection()?.collapse(heading, 0);
    heading.scrollIntoView({ block: "center" });
    return;
  }
  const source = root.querySelector<HTMLTextAreaElement>("textarea[name='content']");
  if (!source || !isSeen(source)) return;
  source.focus();
  source.setSelectionRange(offset, offset);
  const lines = source.value.split("\n").length;
  const line = source.value.slice(0, offset).split("\n").length;
  source.scrollTop = (source.scrollHeight * (line - 1)) / lines - source.clientHeight / 3;
}

function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
