import { type Stage } from "./stage.ts";
import { changeSteps } from "./change-steps.ts";
import { likeSteps } from "./like-steps.ts";
import { readSteps } from "./read-steps.ts";
import { troubleSteps } from "./trouble-steps.ts";

export type { Stage };

/** One thing that happens; `weight` says how often beside the others. */
export interface Step {
  weight: number;
  take(stage: Stage): Promise<void>;
}

export const steps: Record<string, Step> = { ...readSteps, ...changeSteps, ...likeSteps, ...troubleSteps };
