import { useState } from "react";
import type { Listen } from "../saving/listeners.ts";
import { lengthWords } from "./length-words.ts";
import styles from "./notices.module.css";
import { useAfterEdits } from "./use-after-edits.ts";

/** A moment after the copy on this device was made, in milliseconds: a long text is not read for this alone. */
const rest = 800;

interface LengthNoticeProps {
  /** Characters that the text may have. */
  limit: number;
  /** How many it has as it is opened, and later. */
  start: number;
  read: () => number;
  onEdits: Listen;
  /** This device has a copy of the text. */
  isKept: boolean;
  /** What to do about a text that is too long. */
  advice: string;
}

/** Warns of the length limit before the site has to refuse a text. Nothing is ever cut. */
export function LengthNotice({ limit, start, read, onEdits, isKept, advice }: LengthNoticeProps) {
  const [length, setLength] = useState(start);
  useAfterEdits(onEdits, rest, () => setLength(read()));
  return (
    <output className={length > limit ? styles.tooLong : styles.length}>
      {lengthWords(length, { limit, isKept, advice })}
    </output>
  );
}
