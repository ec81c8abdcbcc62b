import type { ReactNode } from "react";
import styles from "./facts.module.css";

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** The facts are numbers, and the page's main content. */
  areFigures?: true;
  /** Replaces the usual class. */
  className?: string;
}

/** Facts with their names; those without a value are left out. */
export function Facts({ facts, areFigures, className }: FactsProps) {
  return (
    <dl className={className ?? (areFigures ? `${styles.facts} ${styles.figures}` : styles.facts)}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
