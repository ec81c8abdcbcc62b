import { buttonClass, type ButtonLook } from "@toadstool/elements/forms/button";
import type { ReactNode } from "react";
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

/** A press beside a heading, whose form unfolds below it. */
export function Unfolding({ words, intent, look, isOpen = false, children }: UnfoldingProps) {
  const { refusal } = usePress(intent);
  const { key } = useLocation();
  return (
    <details key={key} open={isOpen || refusal !== undefined}>
      <summary className={buttonClass(look, styles.summary)}>{words}</summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
