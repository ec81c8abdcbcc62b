import { hearLinks } from "#app/browser/page-script/hear-links.ts";

const pegs = () => import("./own-line-pegs.ts");

/** Answers presses on the pegs of prints. Returns what ends it. */
export function hearPegs(): () => void {
  return hearLinks("a[data-peg]", async () => (await pegs()).pressPeg);
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
