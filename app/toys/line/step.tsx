import type { Line } from "#domain/art/line.ts";
import { ArrowIcon } from "@toadstool/elements/icons";
import { useWords } from "#app/ui/use-words.ts";
import { Move } from "./move.tsx";
import styles from "./step.module.css";

interface StepProps {
  title: string;
  way: "back" | "on";
  /** The print whose place it takes hangs beside it on phones too, not above or below. */
  isBeside: boolean;
  /** The line that it makes. */
  to: Line;
  isPossible: boolean;
  onClick: () => void;
}

/** Moves a print by one place. Where prints hang one below the other, it says so. */
export function Step({ title, way, isBeside, ...move }: StepProps) {
  const { moveBack, moveOn, moveUp, moveDown } = useWords().line;
  const [across, down] = (way === "back" ? [moveBack, moveUp] : [moveOn, moveDown]).map((say) =>
    say({ title }),
  );
  return (
    <Move {...move}>
      <ArrowIcon className={`${way === "back" ? styles.back : ""} ${isBeside ? "" : styles.turned}`} />
      <span className="visually-hidden">
        {isBeside ? (
          across
        ) : (
          <>
            <span className={styles.across}>{across}</span>
            <span className={styles.down}>{down}</span>
          </>
        )}
      </span>
    </Move>
  );
}
