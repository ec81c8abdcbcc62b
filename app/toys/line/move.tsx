import type { ReactNode } from "react";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { hangPath, type Line, lineAddress } from "#domain/art/line.ts";
import styles from "./move.module.css";
import { isPlainClick } from "./plain-click.ts";

interface MoveProps {
  /** The line that it makes. */
  to: Line;
  isPossible: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A change of the line: a link to the line that it makes, where no script hears it. */
export function Move({ to, isPossible, onClick, children }: MoveProps) {
  if (!isPossible)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere for now
      <span role="link" aria-disabled="true" tabIndex={0} className={styles.move}>
        {children}
      </span>
    );
  return (
    <Link
      to={lineAddress(to, hangPath)}
      rel="nofollow"
      replace
      preventScrollReset
      state={stayHere}
      className={styles.move}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onClick();
      }}
    >
      {children}
    </Link>
  );
}
