/** What must stay in sight where a picture is cropped: percent of its width from the left and of its height from the top. */
export interface Focus {
  x: number;
  y: number;
}

export const middle: Focus = { x: 50, y: 50 };

/** Percent between two classes: finer steps show no difference in a card. */
const step = 10;

/**
 * The classes that keep the focus in sight, for a style sheet like `focus.css`: a policy without inline styles allows no
 * `object-position` of its own. Undefined for the middle, which every crop keeps.
 */
export function focusClass(focus: Focus | undefined): string | undefined {
  const { x, y } = nearest(focus ?? middle);
  return x === middle.x && y === middle.y ? undefined : `focused focus-x${x} focus-y${y}`;
}

function nearest({ x, y }: Focus): Focus {
  const rounded = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) / step) * step;
  return { x: rounded(x), y: rounded(y) };
}
