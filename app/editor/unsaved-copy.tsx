import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useScripted } from "#app/browser/scripted.ts";
import { dropCopy, findCopies, keepCopy, type ShadowCopy, shelveCopies } from "#app/browser/shadow-copy.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./unsaved-copy.module.css";

type Values = Record<string, string>;

/** Milliseconds after the last key press that a copy is kept on this device. */
const copyDelay = 600;

interface Watched {
  key: string;
  values: Values;
  /** What the server holds of this very text. */
  stored: Values;
  /** What else it holds: a copy that was sent, and agrees with one of these in all its fields, has arrived there. */
  arrivals?: Values[];
}

/** Keeps a copy of what is typed, and finds those that a crash, a lost connection or a lost session left behind. */
export function useShadowCopy({ key, values, stored, arrivals = [] }: Watched) {
  const scripted = useScripted();
  const [atStart] = useState({ values, stored, arrivals });
  const [answered, setAnswered] = useState<number[]>([]);
  const waiting = useRef<Values | null>(null);

  const left = useMemo(() => {
    const copies = scripted ? findCopies(key) : [];
    return copies.filter((copy) => !hasArrived(copy, atStart) && !agrees(copy.values, atStart.values));
  }, [scripted, key, atStart]);

  useEffect(() => {
    if (scripted) shelveCopies(key, left);
  }, [scripted, key, left]);

  useEffect(() => {
    if (agrees(values, atStart.stored)) return undefined;
    waiting.current = values;
    const timer = setTimeout(() => keepWaiting(key, waiting), copyDelay);
    return () => clearTimeout(timer);
  }, [key, values, atStart]);

  // The last keys before a page is left have not rested yet.
  useEffect(() => {
    const keepNow = () => keepWaiting(key, waiting);
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [key]);

  return {
    offered: left.filter((copy) => !answered.includes(copy.keptAt)),
    /** What is on its way to the server may still be lost on the way. */
    markSent: () => {
      waiting.current = null;
      keepCopy(key, values, true);
    },
    forget: (copy: ShadowCopy) => {
      dropCopy(key, copy);
      setAnswered([...answered, copy.keptAt]);
    },
  };
}

function keepWaiting(key: string, waiting: RefObject<Values | null>) {
  if (waiting.current) keepCopy(key, waiting.current, false);
  waiting.current = null;
}

function hasArrived(copy: ShadowCopy, { stored, arrivals }: { stored: Values; arrivals: Values[] }): boolean {
  return agrees(copy.values, stored) || (copy.sent && arrivals.some((held) => agrees(copy.values, held)));
}

/** Servers trim, and forms send line ends as CRLF. */
function agrees(one: Values, other: Values): boolean {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return Object.keys(other).every((name) => plain(one[name]) === plain(other[name]));
}

interface UnsavedCopiesProps {
  copies: ReturnType<typeof useShadowCopy>;
  onRestore: (values: Values) => void;
}

/** Offers the copies that were found. */
export function UnsavedCopies({ copies, onRestore }: UnsavedCopiesProps) {
  return copies.offered.map((copy) => (
    <section key={copy.keptAt} aria-label="Text kept on this device" className={styles.unsaved}>
      <p>
        {copy.sent
          ? "This text was sent, and the site does not hold it"
          : "This device kept text that was not saved"}
        {copy.values.title ? `: “${copy.values.title}”` : ""}.
      </p>
      <Button
        onClick={() => {
          onRestore(copy.values);
          copies.forget(copy);
        }}
      >
        Bring it back
      </Button>
      <Button look="quiet" onClick={() => copies.forget(copy)}>
        Throw it away
      </Button>
    </section>
  ));
}
