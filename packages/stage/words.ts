import { createWords } from "@toadstool/elements/words";
import type { Words } from "@toadstool/language";
import type { viewer } from "./english.ts";

export interface StageSpeech {
  /** Its BCP 47 tag. */
  language: string;
  viewer: Words<typeof viewer>;
}

/** Around all that is on a stage. */
export const [StageWords, useStageWords] = createWords<StageSpeech>();
