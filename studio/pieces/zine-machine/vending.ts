/** Six of the forty-one titles: what the knobs say. */
export const titles = [
  "Things I Will Have Got Over",
  "Lost Umbrellas of the Number 4",
  "My Neighbour’s Bins, a Calendar",
  "What the Tide Brought Back",
  "Eight Pigeons, Ranked",
  "Instructions for a Drawer",
] as const;

export const panels = 8;

/** One in so many jams: the damper, the more; a dotted line across every crease makes it stiff enough to bear weather. */
export function jamsOneIn(damp: number, dotted: boolean): number {
  const dry = dotted ? 400 : 60;
  const wet = dotted ? 140 : 9;
  return Math.round(dry * (wet / dry) ** (damp / 100));
}

/** The pleat at which it jams, counted from 1; none is 0. The dice are from 0 up to 1. */
export function jamsAt(oneIn: number, dice: number, where: number): number {
  return dice < 1 / oneIn ? 2 + Math.floor(where * (panels - 2)) : 0;
}

/** How much of the print is left after so many summers on a windowsill. */
export const printLeft = (summers: number): number => Math.max(0, 1 - (summers / 3) ** 1.6);

interface Till {
  coins: number;
  buttons: number;
  sold: number;
}

/** "In the till: 2 coins and 1 coat button. To the artists: 90p." */
export function accounts({ coins, buttons, sold }: Till): string {
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  const held = [
    ...(coins > 0 || buttons === 0 ? [plural(coins, "coin")] : []),
    ...(buttons > 0 ? [plural(buttons, "coat button")] : []),
  ];
  const owed = sold * 30;
  return `In the till: ${held.join(" and ")}. To the artists: ${owed < 100 ? `${owed}p` : `£${(owed / 100).toFixed(2)}`}.`;
}
