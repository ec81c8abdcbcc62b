/** One thing on the table, what holds it shut, and where its screws are now. A screw is named by the hole that it came out of. */
export interface Repair {
  appliance: Appliance;
  /** `wrong`: a plug has been pulled, and it was the urn's. */
  plug: "in" | "wrong" | "out";
  hasTray: boolean;
  hasTorch: boolean;
  /** Holes without a screw in the order in which they were opened. */
  open: readonly number[];
  /** Screws that are out, from the first cup to the last; without a tray they lie on the table as they fell. */
  out: readonly number[];
  /** Screws that were too long for the hole they were tried in. */
  left: readonly number[];
  /** Screws that were too short, fell in, and rattle. */
  inside: readonly number[];
  /** The screw in each hole; null where there is none. */
  holes: readonly (number | null)[];
  /** How many screws have been undone. */
  undone: number;
}

export interface Appliance {
  name: "radio" | "toaster" | "kettle";
  /** How deep each hole is, 1 to 3, which is also the length of its screw. */
  depths: readonly number[];
  /** What is found once it is open. */
  fault: string;
  /** What it does once it is shut again. */
  goes: string;
}

export const queue: readonly Appliance[] = [
  {
    name: "radio",
    depths: [3, 1, 2, 1, 3, 2],
    fault: "A wire had let go.",
    goes: "It plays, mostly accordion.",
  },
  {
    name: "toaster",
    depths: [1, 2, 3, 3, 2, 1],
    fault: "It was crumbs, and under them the switch.",
    goes: "It toasts, on both sides.",
  },
  { name: "kettle", depths: [], fault: "", goes: "" },
];

export const brought = (turn: number): Repair => {
  const appliance = queue[turn % queue.length] as Appliance;
  return {
    appliance,
    plug: "in",
    hasTray: false,
    hasTorch: false,
    open: [],
    out: [],
    left: [],
    inside: [],
    holes: appliance.depths.map((_, hole) => hole),
    undone: 0,
  };
};

/** A screw leaves its hole. In a tray and in the light it keeps its place; in the dark it lands one cup early; without a tray it rolls. */
export function undo(repair: Repair, hole: number): Repair {
  const { holes, open, out, hasTray, hasTorch } = repair;
  const screw = holes[hole];
  if (screw === null || screw === undefined) return repair;
  const place = hasTray ? out.length - (hasTorch ? 0 : out.length % 2) : (screw * 3) % (out.length + 1);
  return {
    ...repair,
    open: [...open, hole],
    out: out.toSpliced(place, 0, screw),
    holes: holes.with(hole, null),
    undone: repair.undone + 1,
  };
}

/** The screw of a cup goes to the hole that was opened last. */
export function putBack(repair: Repair, cup: number): Repair {
  const { appliance, holes, open, out, left, inside } = repair;
  const [hole, screw] = [open.at(-1), out[cup]];
  if (hole === undefined || screw === undefined) return repair;
  const spare = (appliance.depths[screw] ?? 0) - (appliance.depths[hole] ?? 0);
  return {
    ...repair,
    open: open.slice(0, -1),
    out: out.toSpliced(cup, 1),
    left: spare > 0 ? [...left, screw] : left,
    inside: spare < 0 ? [...inside, screw] : inside,
    holes: spare === 0 ? holes.with(hole, screw) : holes,
  };
}

/** Without the tray what was in it lies about, the last over the first. */
export const withTray = (repair: Repair, hasTray: boolean): Repair => ({
  ...repair,
  hasTray,
  out: hasTray ? repair.out : repair.out.toReversed(),
});

const numbers = ["None", "One", "Two", "Three", "Four", "Five", "Six"];

/** What is entered on the card, once no hole is open. */
export function verdict({ appliance, left, inside, undone }: Repair): string {
  if (undone < appliance.depths.length) return "Shut again. The lid was never off.";
  if (left.length + inside.length === 0) return `${appliance.goes} Nothing left over.`;
  const rattles = inside.length > 0 ? ` It rattles${inside.length > 1 ? ` ${inside.length} ways` : ""}.` : "";
  const over = left.length > 0 ? ` ${numbers[left.length]} left over. It will come back for ${left.length > 1 ? "them" : "it"}.` : ""; // oxfmt-ignore
  return `${appliance.goes}${rattles}${over}`;
}

/** “Went home whole” is said of what was open, and has all its screws where they belong. */
export const isWhole = ({ appliance, left, inside, open, undone }: Repair): boolean =>
  appliance.depths.length > 0 &&
  undone >= appliance.depths.length &&
  open.length + left.length + inside.length === 0;
