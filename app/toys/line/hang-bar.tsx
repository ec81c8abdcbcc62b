import { lineAddress, type Line } from "#domain/art/line.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import styles from "./hang-bar.module.css";
import { SendLine } from "./send.tsx";

interface HangBarProps {
  line: Line;
  isEmpty: boolean;
  /** What the last change has done. */
  message: string;
  undo: (() => void) | null;
}

/** What can be done with the whole line: at the foot of the window, within reach of a thumb, while it is hung. */
export function HangBar({ line, isEmpty, message, undo }: HangBarProps) {
  return (
    <section className={styles.bar} aria-label="The show" data-is={isEmpty && !message ? "idle" : undefined}>
      {!isEmpty && (
        <div className={styles.whole}>
          <ButtonLink to={lineAddress(line)} rel="nofollow">
            Open the show
          </ButtonLink>
          <SendLine title={line.title} address={lineAddress(line)} />
        </div>
      )}
      <div className={styles.message}>
        <output>{message}</output>
        {undo && (
          <button type="button" className={styles.undo} onClick={undo}>
            Undo
          </button>
        )}
      </div>
    </section>
  );
}
