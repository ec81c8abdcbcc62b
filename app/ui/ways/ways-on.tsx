import { Link } from "@toadstool/elements/page/link";
import type { Way } from "#domain/profile/ways.ts";
import { ArrowIcon } from "@toadstool/elements/icons";
import { useIsShown } from "../chrome/navigation.ts";
import { useWords } from "../use-words.ts";
import styles from "./ways-on.module.css";

/** Where a page leads on to. */
export function WaysOn({ ways }: { ways: Way[] }) {
  const isShown = useIsShown();
  const words = useWords();
  const shown = ways.filter(({ to }) => isShown(to));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={words.chrome.next}>
      <ul className={styles.ways}>
        {shown.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={`lifting ${styles.way}`}>
              <span className={styles.wayTitle}>
                {title}
                <ArrowIcon />
              </span>
              <span className={styles.wayText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
