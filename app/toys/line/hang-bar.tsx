import { lineAddress, type Line } from "#domain/art/line.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { useWords } from "#app/ui/use-words.ts";
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
  const { hang, undo: undoes } = useWords().line;
  return (
    <section className={styles.bar} aria-label={hang.bar} data-is={isEmpty && !message ? "idle" : undefined}>
      {!isEmpty && (
        <div className={styles.whole}>
          <ButtonLink to={lineAddress(line)} rel="nofollow">
            {hang.open}
          </ButtonLink>
          <SendLine title={line.title} address={lineAddress(line)} />
        </div>
      )}
      <div className={styles.message}>
        <output>{message}</output>
        {undo && (
          <button type="button" className={styles.undo} onClick={undo}>
            {undoes}
          </button>
        )}
      </div>
    </section>
  );
}
