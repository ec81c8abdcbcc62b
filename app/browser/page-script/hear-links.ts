/**
 * Answers plain clicks on the links that a selector names, by code that comes with the first click; where it does not come,
 * the link is followed. Returns what ends it.
 */
export function hearLinks(
  selector: string,
  load: () => Promise<(link: HTMLAnchorElement) => void>,
): () => void {
  const clicked = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    // With a key held, the browser opens another tab or window.
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      (answer) => answer(link),
      () => location.assign(link.href),
    );
  };
  document.addEventListener("click", clicked);
  return () => document.removeEventListener("click", clicked);
}
