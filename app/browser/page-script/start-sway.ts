const lessMotion = "(prefers-reduced-motion: reduce)";

/** Lets the prints on the page's lines sway; nothing is fetched for readers who prefer less motion. Returns what ends it. */
export function startSway(): () => void {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-sways]")];
  const ends: (() => void)[] = [];
  let isEnded = false;
  if (lines.length > 0 && !matchMedia(lessMotion).matches)
    import("@toadstool/elements/swaying").then(
      ({ sway }) =>
        isEnded ||
        ends.push(
          ...lines.map((line) => sway(line, [...line.querySelectorAll<HTMLElement>("[data-sheet]")])),
        ),
      // They hang still.
      () => undefined,
    );
  return () => {
    isEnded = true;
    for (const end of ends) end();
  };
}
