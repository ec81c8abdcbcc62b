import { loadTurnstile } from "./load-turnstile.ts";

/**
 * Shows the widget in a place of a form, into which it puts its answer. That is good for one submission: the next wants a new widget.
 * `onBroken` is called with true where the check cannot be loaded or fails, and with false once it passes. Returns what takes the widget away.
 */
export function showTurnstile(
  place: HTMLElement,
  siteKey: string,
  onBroken: (isBroken: boolean) => void,
): () => void {
  let isGone = false;
  let remove = () => undefined as void;
  const begin = async () => {
    const turnstile = await loadTurnstile();
    if (isGone) return;
    const widget = turnstile.render(place, {
      sitekey: siteKey,
      "error-callback": () => onBroken(true),
      callback: () => onBroken(false),
    });
    remove = () => turnstile.remove(widget);
  };
  begin().catch(() => onBroken(true));
  return () => {
    isGone = true;
    remove();
  };
}
