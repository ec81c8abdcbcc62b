export const days = 30;
/** The most that the sensor ever wrote: the night of the birthday. */
export const birthday = 13.1;

interface Day {
  /** How often somebody opened the door, without the pouring. */
  opened: number;
  isAjar: boolean;
}
export interface Layer {
  mean: number;
  /** Strokes of the whisk: one for each time the door was opened, and two of those were to pour. */
  strokes: number;
  /** Degrees of the evening’s hump, which is the warm layer of the day before. */
  hump: number;
}

/** What nine in the evening does on a day: nothing on the first, and more each time. */
export const humpOf = (before: number): number => (before === 0 ? 0 : Math.min(4.2, 0.24 * before ** 0.85));

/** A day’s layer, `before` layers after the first. */
export function layerOf({ opened, isAjar }: Day, before: number): Layer {
  const hump = humpOf(before);
  const mean = isAjar ? birthday : Math.min(birthday - 0.1, 2.9 + opened * 0.24 + hump * 0.55);
  return { mean: Math.round(mean * 10) / 10, strokes: opened + 2, hump };
}

/** From 0, two drops of blackcurrant, to 4, the birthday. */
export const tintOf = ({ mean }: Pick<Layer, "mean">): number =>
  mean < 3.6 ? 0 : mean < 4.6 ? 1 : mean < 5.8 ? 2 : mean < 9 ? 3 : 4;

/** How much of the record is of the jelly itself, of a hundred. */
export function ownShare(layers: readonly Layer[]): number {
  const own = layers.reduce((sum, { hump }) => sum + hump * 0.55 + 0.2, 0);
  const all = layers.reduce((sum, { mean }) => sum + mean - 2.8, 0);
  return layers.length === 0 ? 0 : Math.min(99, Math.round((100 * own) / all));
}

export function entryOf(layers: readonly Layer[]): string {
  const last = layers.at(-1);
  if (!last) return "The door says 4 °C. It says so to everyone.";
  const day = `Day ${layers.length}: ${last.mean.toFixed(1)} °C, the door says 4`;
  if (last.mean === birthday) return `${day}. Ajar until breakfast, and the candles were put away warm.`;
  if (layers.length > 19) return `${day}. By now ${ownShare(layers)} in a hundred of it is me, pouring.`;
  if (layers.length > 7) return `${day}. The largest event of the day was yesterday’s layer.`;
  const whisked = `${last.strokes} strokes of the whisk, two of them for opening the door to pour`;
  return `${day}. ${tintOf(last) < 2 ? "Two drops of blackcurrant" : "Two spoons of blackcurrant"}, ${whisked}.`;
}
