import { holdStill, type LoupeFacts } from "@toadstool/elements/loupe";
import { LoupeIcon } from "@toadstool/elements/icons";
import { useEffect, useRef } from "react";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./loupe-button.module.css";

interface LoupeButtonProps extends LoupeFacts {
  className?: string;
}

/**
 * Lays a loupe on the picture in the element with `data-loupe-host` around it, which can also be held for that. What hears it is
 * `hear-loupe.ts`.
 */
export function LoupeButton({ className = "control", ...facts }: LoupeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { look } = useWords().loupe;
  useEffect(() => {
    const host = button.current?.closest<HTMLElement>("[data-loupe-host]");
    if (host) holdStill(host);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={`${className} ${styles.button} needs-script`}
      data-loupe={JSON.stringify(facts)}
      aria-label={look}
      aria-keyshortcuts="L"
      title={look}
    >
      <LoupeIcon />
    </button>
  );
}
