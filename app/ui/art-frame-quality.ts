/** Seconds: a frame that takes longer is seen to be late, on screens of 60 Hz and more. */
const late = 1 / 48;
/** How many frames are looked at together. */
const window = 24;
/** The share of them that may be late. */
const bearable = 0.4;
const factor = 0.75;
const lowest = 0.4;
/** A coarser picture that is less than so much faster was no remedy. */
const worthwhile = 0.92;

export interface Quality {
  /** What the pixel ratio is multiplied with. */
  readonly share: number;
  /** Takes in how many seconds a frame took; answers whether the share has changed. */
  note: (step: number) => boolean;
  /** Frames before and after a rest, or a change of size, say nothing about each other. */
  forget: () => void;
}

/** Watches frame times, and asks for fewer pixels before frames drop; gives them back where that does not help. */
export function watchQuality(): Quality {
  let share = 1;
  let steps: number[] = [];
  /** Mean seconds a frame before the last lowering. */
  let before: number | null = null;
  let settled = false;

  function judge(): boolean {
    const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
    const lateOnes = steps.filter((step) => step > late).length;
    steps = [];
    if (before !== null && mean > before * worthwhile) {
      // The screen is slow, or something beside the piece is: fewer pixels change nothing.
      settled = true;
      share = 1;
      return true;
    }
    before = null;
    if (lateOnes <= window * bearable || share <= lowest) return false;
    before = mean;
    share = Math.max(lowest, share * factor);
    return true;
  }

  return {
    get share() {
      return share;
    },
    note(step) {
      // A first frame, or one after a pause.
      if (settled || step <= 0 || step > 0.5) return false;
      steps.push(step);
      return steps.length >= window && judge();
    },
    forget() {
      steps = [];
    },
  };
}
