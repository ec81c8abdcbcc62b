import type { Words } from "@toadstool/language";
import { createContext, use } from "react";
import type { elements } from "./english.ts";

/** A context for what elements say by themselves, and the hook that reads it. */
export function createWords<Speech>() {
  const Around = createContext<Speech | null>(null);
  function useSpeech(): Speech {
    const speech = use(Around);
    if (!speech) throw new Error("This element is not within the context of its words.");
    return speech;
  }
  return [Around, useSpeech] as const;
}

export interface ElementsSpeech {
  /** Its BCP 47 tag: numbers and moments are written in it. */
  language: string;
  elements: Words<typeof elements>;
}

/** Around all elements of a page. */
export const [ElementsWords, useElementsWords] = createWords<ElementsSpeech>();
