/**
 * Closes a popover once its button is not shown any more: in wide windows it is a part of the page, and would cover it while
 * open. Returns what ends it.
 */
export function closeWhereWide(menu: HTMLElement | null): () => void {
  const button = menu && document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!button) return () => undefined;
  // It also runs at first: the window may have been widened before this code came.
  const watching = new ResizeObserver(() => {
    if (button.getClientRects().length === 0) menu.hidePopover?.();
  });
  watching.observe(button);
  return () => watching.disconnect();
}
