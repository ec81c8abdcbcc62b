import type { SwapKit } from "../kit.ts";
import { alphabet, brush, wood } from "./faces.ts";
import { sample } from "./sample.ts";
import { stamps } from "./stamps.ts";

/** What visitors make a zine of four pages from, at /art/zine/swap. All lists only grow, at their ends. */
export const swapKit: SwapKit = {
  papers: [
    { name: "Cream", value: "#f6efe2" },
    { name: "Pink", value: "#ffe3ec" },
    { name: "Butter", value: "#fff2cf" },
    { name: "Mint", value: "#dff3ee" },
  ],
  inks: [
    { name: "Midnight", value: "#221a35" },
    { name: "Fluorescent pink", value: "#ff4f8b" },
    { name: "Yellow", value: "#ffc93c" },
    { name: "Teal", value: "#00a896" },
    { name: "Violet", value: "#7a4dff" },
    { name: "Orange", value: "#ff6f3c" },
  ],
  stamps,
  faces: [
    { name: "Wood type", signs: wood, isCapitals: true },
    { name: "Brush", signs: brush, pen: 11 },
  ],
  alphabet,
  samples: [sample],
  lines: [
    "It was like this",
    "Mind the toad",
    "Nobody asked the moon",
    "Later, soup",
    "I counted twice",
    "Knock first",
    "Not to scale",
    "There were two of them",
    "Do not feed",
    "See over",
    "It followed me home",
    "Wet paint, dry humour",
    "Same time tomorrow",
    "Who left this here?",
  ],
};
