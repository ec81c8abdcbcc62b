import type { Scene, Seen } from "./scene.ts";
import { archipelago } from "./schemes/archipelago.ts";
import { cliff } from "./schemes/cliff.ts";
import { forest } from "./schemes/forest.ts";
import { island } from "./schemes/island.ts";
import { lake } from "./schemes/lake.ts";
import { road } from "./schemes/road.ts";
import { rooftops } from "./schemes/rooftops.ts";
import { valley } from "./schemes/valley.ts";

/** Ways to put a landscape together; each says what it has made. */
export const schemes: readonly ((scene: Scene) => Seen)[] = [
  valley, road, island, lake, cliff, rooftops, forest, archipelago,
]; // oxfmt-ignore
