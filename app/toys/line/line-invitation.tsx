import { Link } from "react-router";
import { hangPath } from "#domain/art/line.ts";

/** What the gallery says of the line. */
export function LineInvitation({ className }: { className?: string }) {
  return (
    <span className={className}>
      A peg beside a title hangs the print on{" "}
      <Link to={hangPath} rel="nofollow">
        a line of your own
      </Link>
      .
    </span>
  );
}
