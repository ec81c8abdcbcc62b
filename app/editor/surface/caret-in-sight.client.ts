import { Plugin } from "@milkdown/kit/prose/state";

/** Pixels that bars may cover: the page's and the tools above, the line of what is said below. */
const covered = { top: 160, right: 5, bottom: 72, left: 5 };

/** The line that is written on stays between the bars, however low the window is. */
export function caretInSight(): Plugin {
  return new Plugin({ props: { scrollThreshold: covered, scrollMargin: covered } });
}
