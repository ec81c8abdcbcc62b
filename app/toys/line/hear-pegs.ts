import { hearLinks } from "#app/browser/page-script/hear-links.ts";

const pegs = () => import("./own-line-pegs.ts");

/** Answers clicks on the pegs of prints. Returns what ends it. */
export function hearPegs(): () => void {
  return hearLinks("a[data-peg]", async () => (await pegs()).clickPeg);
}

/** Shows which prints hang on the visitor's line. Returns what ends it. */
export function showPegs(): () => void {
  let end: (() => void) | undefined;
  let isEnded = false;
  pegs().then(
    ({ showLine }) => isEnded || (end = showLine()),
    // A click asks once more.
    () => undefined,
  );
  return () => {
    isEnded = true;
    end?.();
  };
}
