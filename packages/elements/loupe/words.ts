import type { Point } from "./place.ts";
import type { Plate, PrintDetails, Tint } from "./print-details.ts";

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const counted = (count: number, noun: string) => `${small[count] ?? count} ${noun}${count === 1 ? "" : "s"}`;
const listed = new Intl.ListFormat("en-GB");
/** "Ochre, painted" is ochre. */
export const shortName = ({ name }: Tint) => name.split(",")[0] ?? name;
const lower = (tint: Tint) => shortName(tint).toLowerCase();

/** "0.4 mm" */
export const millimetres = (value: number) => `${value < 0.095 ? value.toFixed(2) : value.toFixed(1)} mm`;

/** What a loupe shows of a picture, for people who cannot see it, too. */
export function aboutAll(printed: PrintDetails | null, tints: readonly Tint[]): string {
  const names = listed.format(tints.map(lower));
  if (!printed) return `${counted(tints.length, "colour")} of its own: ${names}.`;
  const sheet = printed.sheet ? `, ${printed.sheet}` : "";
  return `${counted(tints.length, "ink")} on ${printed.paper.name} paper${sheet}: ${names}.`;
}

export function aboutPlate(
  { name, screen, angle, pitch }: Plate,
  isFirst: boolean,
  slip: Point | null,
): string {
  const parts = [screenWords(screen, angle, pitch)];
  if (slip)
    parts.push(
      isFirst
        ? "The other inks are measured by it"
        : far(slip) < 0.05
          ? "Here it is in register"
          : `Here it is ${millimetres(far(slip))} off, ${wayOf(slip)}`,
    );
  const said = parts.filter(Boolean).map((part) => `${part}.`);
  return [`${name}.`, ...said].join(" ");
}

function screenWords(screen: Plate["screen"], angle?: number, pitch?: number): string {
  if (!screen) return "";
  if (screen === "grain") return "Grain, without an angle";
  const apart = pitch ? `, ${millimetres(pitch)} apart` : "";
  return `${screen === "dots" ? "Dots" : "Lines"} at ${angle}°${apart}`;
}

export const far = ({ x, y }: Point) => Math.hypot(x, y);

/** "to the left and up" */
export function wayOf({ x, y }: Point): string {
  const [isAcross, isDown] = [Math.abs(x) > Math.abs(y) * 0.41, Math.abs(y) > Math.abs(x) * 0.41];
  const ways = [isAcross && (x < 0 ? "to the left" : "to the right"), isDown && (y < 0 ? "up" : "down")];
  return ways.filter(Boolean).join(" and ");
}

/** How much of each is under the middle of the glass, 0 to 1: "Here: pink 80%, yellow 20%." */
export function aboutHere(tints: readonly Tint[], shares: readonly number[]): string {
  const found = tints
    .map((tint, index) => ({ tint, share: Math.round((shares[index] ?? 0) * 20) * 5 }))
    .filter(({ share }) => share > 0)
    .map(({ tint, share }) => `${lower(tint)} ${share}%`);
  return found.length > 0 ? `Here: ${listed.format(found)}.` : "Here: bare paper.";
}

export const words = {
  over: "Over the picture",
  loupe: "Loupe",
  all: "All",
  register: "In register",
  asMeant: "As it was meant: every ink exactly on the others.",
  larger: "Larger",
  smaller: "Smaller",
  fold: "Fold the loupe away",
  scale: (sheet = "") => `mm${sheet && ` on ${sheet}`}`,
  keys: (plates: number) =>
    `The arrow keys move the loupe, plus and minus change its strength, 1 to ${plates} show one plate and 0 all of them. Escape folds it away.`,
};
