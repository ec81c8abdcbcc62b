/** Answers a press on what the studio puts at the edge of a page; its code comes with that press. Returns what ends it. */
export function hearMargin(): () => void {
  const pressed = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-margin]");
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("#studio/margin.client.ts").then(
      ({ touchMargin }) => touchMargin(link),
      () => location.assign(link.href),
    );
  };
  document.addEventListener("click", pressed);
  return () => document.removeEventListener("click", pressed);
}
