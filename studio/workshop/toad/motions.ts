import { hop } from "./hop.ts";
import { idle } from "./idle.ts";
import type { Pose } from "./poses.ts";
import { scream } from "./scream.ts";

export interface Motion {
  name: string;
  /** Seconds. */
  lasts: number;
  pose: (seconds: number) => Pose;
}

export const motions: readonly Motion[] = [idle, scream, hop];
