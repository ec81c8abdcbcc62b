/** What the eight are made of: their colours, their flutes, and what floats in them. */
import type { VoiceSlug } from "../../djello/voices.ts";
import type { Flutes } from "./rings.ts";

export interface Juice {
  /** Three inks: the pale one towards the light, the jelly's own, and the deep one of its lines and its shade. */
  light: string;
  body: string;
  deep: string;
  flutes: Flutes;
  fruit: readonly Fruit[];
  topping?: Topping;
}

export type FruitKind = "berry" | "cherry" | "raspberry" | "wedge" | "slice" | "kiwi" | "strawberry";
export type Topping = "cream" | "leaf" | "cherry" | "peel";

export interface Fruit {
  kind: FruitKind;
  /** From −1 at the left end of its ring to 1 at the right one. */
  across: number;
  /** From 0 at the foot to 1 at the crown. */
  up: number;
  /** From −1 at the back to 1 in front. */
  near: number;
  /** Its radius, in widths of a jelly. */
  size: number;
  turn: number;
}

const fruit = (kind: FruitKind, across: number, up: number, near: number, size: number, turn = 0): Fruit => ({
  kind,
  across,
  up,
  near,
  size,
  turn,
});

export const juices: Record<VoiceSlug, Juice> = {
  kick: {
    light: "#a27dff",
    body: "#7a4dff",
    deep: "#3a1a9c",
    flutes: { count: 12, depth: 0.045 },
    fruit: [
      fruit("berry", -0.5, 0.3, 0, 0.085, 0.3),
      fruit("berry", 0.42, 0.22, 0.3, 0.095, 1.2),
      fruit("raspberry", 0.05, 0.42, 0.4, 0.1, 0.5),
      fruit("berry", -0.2, 0.12, 0.6, 0.08, 2),
    ],
    topping: "cream",
  },
  snare: {
    light: "#ffa6c4",
    body: "#ff4f8b",
    deep: "#b3124f",
    flutes: { count: 10, depth: 0.075 },
    fruit: [
      fruit("raspberry", -0.4, 0.3, 0.2, 0.11, 0.4),
      fruit("wedge", 0.36, 0.4, 0, 0.13, -0.5),
      fruit("raspberry", 0.28, 0.13, 0.5, 0.115, 2.8),
      fruit("wedge", -0.18, 0.1, 0.6, 0.13, 0.3),
    ],
  },
  hat: {
    light: "#fff3b0",
    body: "#ffd02e",
    deep: "#e38a00",
    flutes: { count: 8, depth: 0.05 },
    fruit: [
      fruit("slice", -0.25, 0.14, 0.4, 0.13, 0.4),
      fruit("strawberry", 0.4, 0.16, 0.2, 0.1, 0.5),
      fruit("strawberry", 0, 0.5, 0, 0.075, -0.4),
    ],
  },
  clap: {
    light: "#cff58f",
    body: "#79cf3f",
    deep: "#23803a",
    flutes: { count: 7, depth: 0.15 },
    fruit: [
      fruit("kiwi", -0.36, 0.25, 0.2, 0.14, 0.2),
      fruit("kiwi", 0.4, 0.22, 0.3, 0.125, 0.9),
      fruit("cherry", 0.05, 0.16, 0.6, 0.085, 0.5),
    ],
  },
  tom: {
    light: "#dd9cf0",
    body: "#a53cc8",
    deep: "#5c1480",
    flutes: { count: 16, depth: 0.035 },
    fruit: [
      fruit("cherry", -0.4, 0.18, 0.3, 0.1, 0.2),
      fruit("cherry", 0.32, 0.42, 0, 0.1, 0.8),
      fruit("wedge", 0.15, 0.14, 0.5, 0.14, -0.3),
    ],
    topping: "leaf",
  },
  spoon: {
    light: "#a8f5e2",
    body: "#1cc4aa",
    deep: "#00695f",
    flutes: { count: 8, depth: 0.09 },
    fruit: [
      fruit("berry", -0.3, 0.34, 0.3, 0.075, 0.4),
      fruit("strawberry", 0.3, 0.16, 0.4, 0.1, 0.4),
      fruit("strawberry", 0.12, 0.55, 0.2, 0.09, -0.5),
      fruit("berry", -0.35, 0.1, 0.3, 0.07, 1.4),
    ],
    topping: "leaf",
  },
  wobble: {
    light: "#ff9c8a",
    body: "#ee2a46",
    deep: "#8f0a30",
    flutes: { count: 12, depth: 0.06 },
    fruit: [
      fruit("cherry", -0.5, 0.14, 0.3, 0.1, 0.3),
      fruit("cherry", 0.48, 0.16, 0.3, 0.1, 1.1),
      fruit("cherry", 0.05, 0.1, 0.7, 0.1, 2),
      fruit("cherry", 0.1, 0.45, 0.2, 0.085, 0.6),
    ],
    topping: "cherry",
  },
  bloop: {
    light: "#ffcf90",
    body: "#ff8a24",
    deep: "#cc4a0a",
    flutes: { count: 10, depth: 0.03 },
    fruit: [
      fruit("wedge", -0.35, 0.24, 0.3, 0.15, 0.5),
      fruit("wedge", 0.38, 0.3, 0.1, 0.14, -0.6),
      fruit("wedge", 0.05, 0.12, 0.7, 0.14, 0.1),
    ],
    topping: "peel",
  },
};
