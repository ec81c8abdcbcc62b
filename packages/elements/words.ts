import { createContext, use } from "react";

/** What the elements say to readers by themselves. */
export interface ElementsSpeech {
  /** Its BCP 47 tag: numbers and moments are written in it. */
  language: string;
  elements: {
    close: string;
    loading: string;
    search: string;
    theme: string;
    characters: {
      left: (values: { count: number; limit: number }) => string;
      over: (values: { count: number; limit: number }) => string;
    };
    moments: MomentsWords;
  };
}

export interface MomentsWords {
  /** A day and a time: `4 March, 09:00`. */
  dayAndTime: (values: { day: string; time: string }) => string;
  on: (values: { moment: string }) => string;
  justNow: (values: { time: string }) => string;
  yesterday: (values: { time: string }) => string;
  agoAt: (values: { ago: string; time: string }) => string;
  agoOn: (values: { ago: string; moment: string }) => string;
}

/** Around all elements of a page. */
export const ElementsWords = createContext<ElementsSpeech | null>(null);

export function useElementsWords(): ElementsSpeech {
  const speech = use(ElementsWords);
  if (!speech) throw new Error("The elements are not within ElementsWords.");
  return speech;
}
