export type { ArtPiece, ArtSettings, ArtSize, Draw, Frames, Stop } from "./art-piece.ts";
export { type Chance, chanceFrom } from "./chance.ts";
export { layered, mix, type Noise, noiseFrom, step } from "./noise.ts";
export { randomFrom } from "./random.ts";
export { chooseSeed, seedFrom, seedLimit } from "./seed.ts";
