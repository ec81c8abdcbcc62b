import type { Ink } from "../press-sheet.ts";

const violet = { name: "Violet", colour: "#4a22c4" };
const midnight = { name: "Midnight", colour: "#221a3a" };
const forest = { name: "Forest", colour: "#1d4f40" };
const navy = { name: "Navy", colour: "#202f66" };
const burgundy = { name: "Burgundy", colour: "#722244" };
const pink = { name: "Fluorescent pink", colour: "#ff4f8b" };
const yellow = { name: "Yellow", colour: "#ffc93c" };
const teal = { name: "Teal", colour: "#00a896" };
const orange = { name: "Orange", colour: "#ff6f3c" };
const mint = { name: "Mint", colour: "#82d8c3" };
const sky = { name: "Sky", colour: "#62b8e8" };
const lime = { name: "Lime", colour: "#b5d334" };
const rose = { name: "Rose", colour: "#ff9eb5" };

/** The first ink draws, the second colours, a third helps. */
export const inkSets: readonly (readonly Ink[])[] = [
  [violet, pink, yellow],
  [midnight, pink, yellow],
  [navy, orange, mint],
  [forest, pink, lime],
  [burgundy, orange, sky],
  [midnight, teal, yellow],
  [navy, pink, sky],
  [forest, orange, yellow],
  [violet, teal, rose],
  [burgundy, pink, yellow],
  [midnight, orange],
  [violet, pink],
  [forest, pink],
  [navy, yellow],
  [burgundy, mint],
];

export const papers = ["#f5efe2", "#f5efe2", "#fbf9f4", "#fff4cc", "#fbe6e0", "#e4f0e6"] as const;
export const ANGLES = [45, 75, 15] as const;
