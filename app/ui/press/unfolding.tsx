import { buttonClass, type ButtonLook } from "@toadstool/elements/forms/button";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePress } from "./use-press.ts";
import styles from "./unfolding.module.css";

interface UnfoldingProps {
  words: string;
  /** What its form asks: it stays unfolded where that was refused. */
  intent: string;
  look?: ButtonLook;
  isOpen?: boolean;
  children: ReactNode;
}

/** A press beside a heading, whose form unfolds below it and takes the focus, if no field that was refused has it; an address with the intent as its fragment unfolds it, too. */
export function Unfolding({ words, intent, look, isOpen = false, children }: UnfoldingProps) {
  const { refusal } = usePress(intent);
  const { key, hash } = useLocation();
  const whole = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (whole.current && hash === `#${intent}`) whole.current.open = true;
  }, [hash, intent]);
  return (
    <details
      ref={whole}
      key={key}
      className={styles.whole}
      open={isOpen || refusal !== undefined}
      onToggle={({ currentTarget }) =>
        currentTarget.open &&
        !currentTarget.contains(document.activeElement?.closest("[aria-invalid=true]") ?? null) &&
        currentTarget.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus()
      }
    >
      <summary className={buttonClass(look, styles.summary)}>{words}</summary>
      <div id={intent} className={styles.sheet}>
        {children}
      </div>
    </details>
  );
}
