import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAfterEdits } from "../notices/use-after-edits.ts";
import type { Listen } from "../saving/listeners.ts";
import { atOnce, inTurns, type Turns } from "../turns.ts";
import { countWords } from "./count-words.ts";
import type { Heading } from "./outline.tsx";

/** The pause in typing after which the whole text is read, in milliseconds. */
const rest = 600;

/** How the site reads a text. */
export interface Measure {
  /** The number of words in Markdown. It never counts what goes over a blank line as one. */
  wordsIn: (markdown: string) => number;
  outlineOf: (markdown: string) => Heading[];
}

interface Measured {
  words: number;
  outline: Heading[];
}

/**
 * How long the text is, and its headings, as it grows from `start`. Nothing is counted while keys are being pressed.
 */
export function useMeasured(start: string, read: () => string, onEdits: Listen, by: Measure): Measured {
  const [measured, setMeasured] = useState(() => atOnce(measure(start, by)));
  const counted = useRef(new Map<string, number>());
  const running = useRef(new AbortController());
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const found = await inTurns(measure(read(), by, counted.current), signal);
    if (found) setMeasured(found);
  });
  useEffect(
    () =>
      onEdits(() => {
        running.current.abort();
        running.current = new AbortController();
      }),
    [onEdits],
  );
  useAfterEdits(onEdits, rest, () => whenIdle(() => void look(running.current.signal)));
  useEffect(() => () => running.current.abort(), []);
  return measured;
}

function* measure(text: string, by: Measure, counted?: Map<string, number>): Turns<Measured> {
  const words = yield* countWords(text, by.wordsIn, counted);
  return { words, outline: by.outlineOf(text) };
}

/** Some browsers have no `requestIdleCallback`. */
function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 1000 });
  else run();
}
