/** Closes a popover where the media query `wide` comes to hold: open, it would cover the page that it is a part of then. Returns what ends it. */
export function closeWhereWide(menu: () => HTMLElement | null, wide: string): () => void {
  const query = matchMedia(wide);
  const close = () => menu()?.hidePopover?.();
  // It may have been opened, and the window widened, before this code came.
  if (query.matches) close();
  query.addEventListener("change", close);
  return () => query.removeEventListener("change", close);
}
