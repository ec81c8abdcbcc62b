import { drummed, type Pattern } from "./pattern.ts";

export interface Preset {
  name: string;
  pattern: Pattern;
}

export const presets: readonly Preset[] = [
  {
    name: "Set overnight",
    pattern: drummed(110, 18, {
      kick: "X...x.....x.x...",
      snare: "....X.......X..x",
      hat: "x.x.x.x.x.xxx.x.",
      wobble: "X.....x...x.....",
      bloop: "..............x.",
    }),
  },
  {
    name: "Four to the fridge",
    pattern: drummed(122, 0, {
      kick: "X...X...X...X...",
      hat: "..x...X...x...Xx",
      clap: "....x.......X...",
      spoon: "...x..x....x..x.",
      wobble: "..x...x...x..xx.",
    }),
  },
  {
    name: "Trifle shuffle",
    pattern: drummed(92, 58, {
      kick: "X..x....x.x.....",
      snare: "....X..x....X...",
      hat: "xxx.xxxxxxx.xxxx",
      tom: ".............x.x",
      bloop: "......x.......x.",
    }),
  },
  {
    name: "Spoons only",
    pattern: drummed(134, 30, {
      spoon: "X.xx.xx.X.x.xx.x",
      clap: "....x.......x...",
      tom: "X.....x.x.....x.",
    }),
  },
  {
    name: "Slow panna cotta",
    pattern: drummed(72, 24, {
      kick: "X......x..x.....",
      snare: "........X.......",
      hat: "x...x...x...x.x.",
      wobble: "X.......x...x...",
      bloop: "....x.......X..x",
    }),
  },
  {
    name: "Table leaner",
    pattern: drummed(168, 0, {
      kick: "X.x.......x.....",
      snare: "....X..x.x..X..x",
      hat: "x.x.x.x.x.x.x.x.",
      tom: "..............xx",
      wobble: "X.........x.....",
    }),
  },
];
