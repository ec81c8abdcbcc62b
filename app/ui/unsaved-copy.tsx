import { useEffect, useMemo, useState } from "react";
import { debounce } from "#app/browser/debounce.ts";
import { useScripted } from "#app/browser/scripted.ts";
import { dropCopy, findCopy, keepCopy } from "#app/browser/shadow-copy.ts";
import { Button } from "./button.tsx";
import styles from "./post-editor.module.css";

type Values = Record<string, string>;

/** Milliseconds after the last key press that a copy is kept on this device. */
const copyDelay = 600;

interface Watched {
  key: string;
  values: Values;
  /** What the server holds. */
  stored: Values;
  knownSlugs: string[];
  /** The server has just refused what was sent. */
  refused: boolean;
}

/** Keeps a copy of what is typed, and finds the one that a crash or a lost connection left behind. */
export function useShadowCopy({ key, values, stored, knownSlugs, refused }: Watched) {
  const scripted = useScripted();
  const [atStart] = useState({ values, stored, knownSlugs, refused });
  const [isSettled, setSettled] = useState(false);
  const copy = useMemo(() => (scripted ? findCopy(key) : null), [scripted, key]);
  const hasArrived =
    copy !== null &&
    (sameText(copy.values, atStart.stored) ||
      (copy.sent && atStart.knownSlugs.includes(copy.values.slug ?? "")));
  const isOffered =
    copy !== null && !hasArrived && !isSettled && !atStart.refused && !sameText(copy.values, atStart.values);

  useEffect(() => {
    if (hasArrived) dropCopy(key);
  }, [hasArrived, key]);

  useEffect(() => {
    if (sameText(values, atStart.stored)) return undefined;
    const keep = debounce(() => keepCopy(key, { values, sent: false }), copyDelay);
    keep();
    return keep.cancel;
  }, [key, values, atStart]);

  return {
    found: isOffered ? copy.values : null,
    /** What is on its way to the server may still be lost on the way. */
    markSent: () => keepCopy(key, { values, sent: true }),
    forget: () => {
      dropCopy(key);
      setSettled(true);
    },
    settle: () => setSettled(true),
  };
}

function sameText(one: Values, other: Values): boolean {
  return Object.keys(other).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

/** Offers the copy that was found. */
export function UnsavedCopy({
  copy,
  onRestore,
}: {
  copy: ReturnType<typeof useShadowCopy>;
  onRestore: (values: Values) => void;
}) {
  const { found } = copy;
  if (!found) return null;
  const restore = () => {
    onRestore(found);
    copy.settle();
  };
  return (
    <section aria-label="Text kept on this device" className={styles.unsaved}>
      <p>This device kept text that was not saved{found.title ? `: “${found.title}”` : ""}.</p>
      <Button onClick={restore}>Bring it back</Button>
      <Button look="quiet" onClick={copy.forget}>
        Throw it away
      </Button>
    </section>
  );
}
