import { useCopying } from "@toadstool/elements/copying";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./shown-once.module.css";

interface ShownOnceProps {
  title: string;
  secret: string;
  /** What the secret is called. */
  noun: string;
  /** What it is for, and how to keep it. */
  children: ReactNode;
}

/** A secret that was just made and cannot be shown again; it takes the keyboard’s focus. */
export function ShownOnce({ title, secret, noun, children }: ShownOnceProps) {
  const { message, copy } = useCopying(
    `This browser does not allow copying. Select the ${noun} and copy it yourself.`,
  );
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} className={`column ${styles.panel}`} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{children}</p>
      <code className={styles.secret} translate="no">
        {secret}
      </code>
      <div className={`${styles.copy} needs-script`}>
        <Button onClick={() => copy(secret, "Copied.")}>
          <CopyIcon /> Copy {noun}
        </Button>
        <output>{message}</output>
      </div>
    </section>
  );
}
