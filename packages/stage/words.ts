import { createContext, use } from "react";

/** What frames, models, studies and drawings say to visitors by themselves. */
export interface StageSpeech {
  /** Its BCP 47 tag. */
  language: string;
  viewer: {
    play: string;
    pause: string;
    /** The piece did not arrive. */
    late: string;
    /** The browser cannot play it. */
    unable: string;
    inksAndPapers: string;
    bench: Record<
      | "controls"
      | "resetAll"
      | "save"
      | "fullScreen"
      | "exitFullScreen"
      | "saveStill"
      | "stop"
      | "loop"
      | "stillSaved"
      | "noStill"
      | "rendering"
      | "loopSaved"
      | "noLoop"
      | "loopStopped"
      | "loopFailed"
      | "code"
      | "reading"
      | "editing"
      | "noEditor"
      | "wrong"
      | "notDrawn"
      | "ownCode"
      | "available",
      string
    > & {
      reset: (values: { label: string }) => string;
      saveLoop: (values: { seconds: number }) => string;
      line: (values: { line: number }) => string;
    };
    /** What a study’s code is given. */
    uniforms: Record<
      "time" | "loop" | "resolution" | "pointer" | "touch" | "seed" | "color" | "include",
      string
    >;
    downloads: Record<"svg" | "drawing" | "tooLarge" | "failed", string> & {
      png: (values: { width: string; height: string }) => string;
      printing: (values: { millions: number }) => string;
      done: (values: { file: string }) => string;
    };
    model: Record<"soundOn" | "soundOff" | "place" | "tryAgain" | "noCamera", string> &
      Record<"coming" | "lost" | "point", (values: { noun: string }) => string> & {
        awaited: (values: { noun: string; awaited: string }) => string;
      } & Record<
        "unable" | "screenOnly",
        <Part>(values: {
          noun: string;
          address: string;
          place: (held: (string | Part)[]) => Part;
        }) => (string | Part)[]
      >;
  };
}

/** Around all that is on a stage. */
export const StageWords = createContext<StageSpeech | null>(null);

export function useStageWords(): StageSpeech {
  const speech = use(StageWords);
  if (!speech) throw new Error("The stage is not within StageWords.");
  return speech;
}
