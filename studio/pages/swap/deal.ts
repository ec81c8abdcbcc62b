import { random } from "@toadstool/stage/seeded";
import { most, steps, type SwapKit } from "./kit.ts";
import type { LineMark, StampMark, SwapPage } from "./swap.ts";

/** A page for those who want to be handed a start; the same for the same seed. */
export function dealPage(kit: SwapKit, seed: number): SwapPage {
  const next = random(seed);
  const upTo = (end: number) => Math.floor(next() * end);
  const between = (from: number, to: number) => Math.round(from + next() * (to - from));
  const crooked = () => (upTo(9) - 4 + steps.turn) % steps.turn;
  const [first, second] = [upTo(kit.inks.length), upTo(kit.inks.length - 1)];
  const inks = [first, second >= first ? second + 1 : second];
  const [one, other] = [upTo(kit.stamps.length), upTo(kit.stamps.length)];
  const put = (stamp: number, ink: number, x: number, y: number, size: number): StampMark => ({
    stamp,
    ink: inks[ink] ?? 0,
    x: Math.min(steps.place, Math.max(0, x)),
    y: Math.min(steps.place, Math.max(0, y)),
    turn: crooked(),
    size,
  });
  const layouts: (() => StampMark[])[] = [
    // One, large, over its own shadow.
    () => [put(one, 1, 134, 112, 6), put(one, 0, 126, 106, 6)],
    // A wallpaper of one, with a guest.
    () => [
      ...[52, 128, 204].flatMap((x) => [46, 102, 158].map((y) => put(one, 1, x, y, 3))),
      put(other, 0, between(80, 180), between(70, 140), 5),
    ],
    // Two, who look at each other.
    () => [put(one, 0, 78, 120, 5), put(other, 1, 180, 106, 5)],
    // A procession down the page, each larger.
    () => [0, 1, 2, 3].map((at) => put(one, at % 2, 56 + at * 44, 40 + at * 42, 1 + at)),
    // A large one, and a small crowd at its feet.
    () => [put(one, 1, 128, 82, 6), ...[40, 84, 128, 172, 216].map((x) => put(other, 0, x, 182, 1))],
  ];
  const marks = layouts[upTo(layouts.length)]?.() ?? [];
  const text = kit.lines[upTo(kit.lines.length)] ?? "";
  const face = upTo(kit.faces.length);
  const line: LineMark = {
    face,
    text: text.slice(0, most.line),
    ink: inks[0] ?? 0,
    x: 128,
    y: between(222, 232),
    turn: (upTo(3) - 1 + steps.turn) % steps.turn,
    size: text.length > 15 ? 0 : 1,
  };
  return { paper: upTo(kit.papers.length), marks: [...marks, ...(text ? [line] : [])] };
}
