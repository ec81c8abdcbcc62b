import type { Zine } from "#domain/art/zine.ts";
import { eightFolds } from "./zines/eight-folds.ts";
import { fourWalls } from "./zines/four-walls.ts";

export const zines: Zine[] = [eightFolds, fourWalls];
