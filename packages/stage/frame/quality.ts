/** Seconds: a longer frame is visibly late on screens of 60 Hz and more. */
const late = 1 / 48;
/** How many frames are judged together; fewer, down to `fewest`, once they have taken `patience` seconds. */
const window = 24;
const patience = 1.5;
const fewest = 3;
/** Seconds: a longer step does not mean a slow frame but a page that was busy. */
const longest = 2;
/** The share of frames that may be late. */
const bearable = 0.4;
const factor = 0.75;
const lowest = 0.4;
/** A coarser picture has to bring frame times below this share of what they were, or it did not help. */
const worthwhile = 0.92;

export interface Quality {
  /** The factor for the pixel ratio. */
  readonly share: number;
  /** Notes how many seconds a frame took; returns whether the share has changed. */
  note: (step: number) => boolean;
  /** Drops the frames noted so far: after a rest or a change of size they say nothing about the next ones. */
  forget: () => void;
}

/** Watches frame times and lowers the share of pixels before frames drop; restores it where that does not help. */
export function watchQuality(): Quality {
  let share = 1;
  let steps: number[] = [];
  /** The median frame time before the share was last lowered, in seconds. */
  let before: number | null = null;
  let settled = false;

  function judge(): boolean {
    const usual = steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? 0;
    const lateShare = steps.filter((step) => step > late).length / steps.length;
    steps = [];
    if (before !== null && usual > before * worthwhile) {
      // The screen is slow, or something other than the piece: fewer pixels change nothing.
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
