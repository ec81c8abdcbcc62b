import type { ComponentProps, ReactNode } from "react";
import { useZineWords } from "../words.ts";
import styles from "./track.module.css";

/** Pages in a row that is swiped through; each of its items is as wide as the row. */
export function ZineTrack({ className = "", ...rest }: ComponentProps<"ol">) {
  return (
    <ol
      {...rest}
      className={`${styles.track} ${className}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={useZineWords().zineViewer.row}
    />
  );
}

interface TurnButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  isBack?: boolean;
  /** There is no page there; it keeps the keyboard's place. */
  isEnd: boolean;
  onTurn: () => void;
  /** Points to the next page. */
  arrow: ReactNode;
}

/** Turns a page. */
export function TurnButton(props: TurnButtonProps) {
  const { previous, next } = useZineWords().zineViewer;
  const { isBack = false, isEnd, onTurn, arrow, className = "", ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={`${className} ${isBack ? styles.back : ""}`}
      data-turns={isBack ? -1 : 1}
      aria-label={isBack ? previous : next}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onTurn()}
    >
      {arrow}
    </button>
  );
}
