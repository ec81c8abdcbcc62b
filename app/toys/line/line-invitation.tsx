import { Link } from "react-router";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { hangPath } from "#domain/art/line.ts";

/** What the gallery says of the line. */
export function LineInvitation({ className }: { className?: string }) {
  const { invitation } = useWords().line;
  return (
    <span className={className}>
      <Said
        parts={invitation({
          link: (held) => (
            <Link to={hangPath} rel="nofollow">
              {held}
            </Link>
          ),
        })}
      />
    </span>
  );
}
