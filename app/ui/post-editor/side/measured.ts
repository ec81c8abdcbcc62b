import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDebounced } from "#app/browser/debounce.ts";
import { type OutlineEntry, outlineOf } from "#domain/posts/reading.ts";
import type { Listen } from "@toadstool/markdown-editor/saving";
import { atOnce, inTurns, type Turns } from "@toadstool/markdown-editor/turns";
import { countWords } from "./count-words.ts";

/** The pause in typing after which the whole text is read, in milliseconds. */
const rest = 600;

interface Measured {
  words: number;
  outline: OutlineEntry[];
}

/**
 * How long the text is, and its headings, as it grows from `start`. Nothing is counted while keys are being pressed.
 */
export function useMeasured(start: string, read: () => string, onEdits: Listen): Measured {
  const [measured, setMeasured] = useState(() => atOnce(measure(start)));
  const counted = useRef(new Map<string, number>());
  const running = useRef(new AbortController());
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const found = await inTurns(measure(read(), counted.current), signal);
    if (found) setMeasured(found);
  });
  const { soon } = useDebounced(() => whenIdle(() => void look(running.current.signal)), rest);
  const heard = useEffectEvent(() => {
    running.current.abort();
    running.current = new AbortController();
    soon();
  });
  useEffect(() => onEdits(() => heard()), [onEdits]);
  useEffect(() => () => running.current.abort(), []);
  return measured;
}

function* measure(text: string, counted?: Map<string, number>): Turns<Measured> {
  const words = yield* countWords(text, counted);
  return { words, outline: outlineOf(text) };
}

/** Some browsers have no `requestIdleCallback`. */
function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 1000 });
  else run();
}
