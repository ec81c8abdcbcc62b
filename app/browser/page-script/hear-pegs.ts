const pegs = () => import("../own-line-pegs.ts");

/** Answers presses on the pegs of prints; its code comes with the first. Returns what ends it. */
export function hearPegs(): () => void {
  const pressed = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-peg]");
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pegs().then(
      ({ pressPeg }) => pressPeg(link),
      () => location.assign(link.href),
    );
  };
  document.addEventListener("click", pressed);
  return () => document.removeEventListener("click", pressed);
}

/** Shows which prints hang on the visitor's line. Returns what ends it. */
export function showPegs(): () => void {
  let end: (() => void) | undefined;
  let isEnded = false;
  pegs().then(
    ({ showLine }) => isEnded || (end = showLine()),
    // A press asks once more.
    () => undefined,
  );
  return () => {
    isEnded = true;
    end?.();
  };
}
