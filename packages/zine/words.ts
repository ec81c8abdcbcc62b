import { createContext, use } from "react";

/** What a zine says to its readers by itself. */
export interface ZineSpeech {
  /** Its BCP 47 tag. */
  language: string;
  zineViewer: {
    pages: (values: { count: number }) => string;
    picture: string;
    page: (values: { page: number }) => string;
    where: (values: { page: number; count: number }) => string;
    whereSpread: (values: { first: number; second: number; count: number }) => string;
    drawn: (values: { page: number; alt: string }) => string;
    saying: (values: { page: number; alt: string; transcript: string }) => string;
    drawnOf: (values: { page: number; count: number; alt: string }) => string;
    sayingOf: (values: { page: number; count: number; alt: string; transcript: string }) => string;
    dots: string;
    row: string;
    previous: string;
    next: string;
    spread: string;
    open: string;
    reader: (values: { title: string }) => string;
    close: string;
    transcript: string;
    print: {
      title: string;
      eight: string;
      four: string;
      paper: string;
      a4: string;
      letter: string;
      print: string;
      placing: (values: { page: number; count: number }) => string;
      done: (values: { file: string }) => string;
      failed: (values: { page: number }) => string;
    };
    folds: FoldWords;
  };
}

/** The steps in the margin of a printed sheet: of eight pages, and of four. */
export interface FoldWords {
  eightFirst: string;
  eightSecond: string;
  eightThird: string;
  eightFourth: string;
  fourFirst: string;
  fourSecond: string;
}

/** Around all of a zine. */
export const ZineWords = createContext<ZineSpeech | null>(null);

export function useZineWords(): ZineSpeech {
  const speech = use(ZineWords);
  if (!speech) throw new Error("The zine is not within ZineWords.");
  return speech;
}
