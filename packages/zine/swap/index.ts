export { longestCode, readSwap, writeSwap } from "./code.ts";
export { type Colour, type Face, type Layer, type Sign, type Stamp, swapPage, type SwapKit } from "./kit.ts";
export { printPage } from "./print.ts";
export { isEmpty, type Swap } from "./swap.ts";
export { altOf, titleOf, transcriptOf } from "./words.ts";
