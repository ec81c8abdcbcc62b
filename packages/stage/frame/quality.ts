/** Seconds: a frame that takes longer is seen to be late, on screens of 60 Hz and more. */
const late = 1 / 48;
/** How many frames are looked at together; fewer, where they take so many seconds. */
const window = 24;
const patience = 1.5;
const fewest = 3;
/** Seconds: what lasts longer is no frame, but a page that was busy. */
const longest = 2;
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
  /** Seconds that most frames took before the last lowering. */
  let before: number | null = null;
  let settled = false;

  function judge(): boolean {
    const usual = steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? 0;
    const lateShare = steps.filter((step) => step > late).length / steps.length;
    steps = [];
    if (before !== null && usual > before * worthwhile) {
      // The screen is slow, or something beside the piece is: fewer pixels change nothing.
      settled = true;
      share = 1;
      return true;
    }
    before = null;
    if (lateShare <= bearable || share <= lowest) return false;
    before = usual;
    share = Math.max(lowest, share * factor);
    return true;
  }

  return {
    get share() {
      return share;
    },
    note(step) {
      if (settled || step <= 0 || step > longest) return false;
      steps.push(step);
      const taken = steps.reduce((sum, one) => sum + one, 0);
      return (steps.length >= window || (steps.length >= fewest && taken > patience)) && judge();
    },
    forget() {
      steps = [];
    },
  };
}
