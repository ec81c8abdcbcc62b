import { createWords } from "@toadstool/elements/words";
import type { Words } from "@toadstool/language";
import type { zineViewer } from "./english.ts";

export interface ZineSpeech {
  /** Its BCP 47 tag. */
  language: string;
  zineViewer: Words<typeof zineViewer>;
}

/** Around all of a zine. */
export const [ZineWords, useZineWords] = createWords<ZineSpeech>();
