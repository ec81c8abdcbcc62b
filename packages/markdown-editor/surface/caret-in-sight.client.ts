import { Plugin } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";

/** Pixels that bars may cover: those that stay at the top of the window, and those at its foot. */
const covered = {
  get top() {
    return Math.max(16, ...barsAt("top"));
  },
  right: 5,
  get bottom() {
    return Math.max(72, ...barsAt("bottom"));
  },
  left: 5,
};

/** How far from an edge of the window each bar reaches that stays there. */
function barsAt(edge: "top" | "bottom"): number[] {
  return [...document.querySelectorAll<HTMLElement>("[data-stays]")].map((bar) => {
    const style = getComputedStyle(bar);
    return style.position === "sticky" ? Number.parseFloat(style[edge]) + bar.offsetHeight || 0 : 0;
  });
}

/** Frames within which heights settle. */
const settling = 20;

/** Events after which a person is no longer typing, so that the page stays where it is scrolled. */
const moves = ["pointermove", "pointerdown", "wheel", "touchmove"] as const;

/** The line that is written on stays between the bars, however low the window is. */
export function caretInSight(): Plugin {
  return new Plugin({
    props: { scrollThreshold: covered, scrollMargin: covered },
    view: () => {
      let frame = 0;
      const letBe = () => cancelAnimationFrame(frame);
      for (const move of moves) window.addEventListener(move, letBe, { capture: true, passive: true });
      return {
        update(view, before) {
          if (view.state.doc === before.doc) return;
          letBe();
          // Blocks that come into sight get their true height a frame later, and push the line down again.
          const look = (left: number) => {
            bringBack(view);
            if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
          };
          frame = requestAnimationFrame(() => look(settling));
        },
        destroy: () => {
          letBe();
          for (const move of moves) window.removeEventListener(move, letBe, { capture: true });
        },
      };
    },
  });
}

function bringBack(view: EditorView): void {
  if (view.isDestroyed || !view.hasFocus() || view.composing) return;
  const { top, bottom } = view.coordsAtPos(view.state.selection.head);
  if (top < covered.top || bottom > window.innerHeight - covered.bottom)
    view.dispatch(view.state.tr.scrollIntoView());
}
