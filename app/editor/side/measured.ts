import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "#app/browser/debounce.ts";
import { type OutlineEntry, outlineOf, wordsIn } from "#domain/posts/reading.ts";

/** How long typing rests before the whole text is looked through, in milliseconds. */
const rest = 600;

export interface Written {
  /** The text as it was loaded. */
  start: string;
  /** The text now. */
  read: () => string;
  /** Calls `heard` after each edit, until what it gave is called. */
  onEdits: (heard: () => void) => () => void;
}

interface Measured {
  words: number;
  outline: OutlineEntry[];
}

/** How long the text is, and its headings, as it grows. Nothing is counted while keys are being pressed. */
export function useMeasured({ start, read, onEdits }: Written): Measured {
  const [measured, setMeasured] = useState(() => measure(start));
  const { soon } = useDebounced(() => whenIdle(() => setMeasured(measure(read()))), rest);
  const heard = useEffectEvent(() => soon());
  useEffect(() => onEdits(() => heard()), [onEdits]);
  return measured;
}

function measure(text: string): Measured {
  return { words: wordsIn(text), outline: outlineOf(text) };
}

/** Some browsers know no idle time. */
function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 1000 });
  else run();
}
