import { hearLinks } from "#app/browser/page-script/hear-links.ts";
import { hasLine } from "#studio/toys.ts";
import { hearNothing } from "../nothing.ts";

const pegs = () => import("./own-line-pegs.ts");

const hear = () => hearLinks("a[data-peg]", async () => (await pegs()).pressPeg);

function show(): () => void {
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

/** Answers presses on the pegs of prints. Returns what ends it. */
export const hearPegs: () => () => void = hasLine ? hear : hearNothing;

/** Shows which prints hang on the visitor's line. Returns what ends it. */
export const showPegs: () => () => void = hasLine ? show : hearNothing;
