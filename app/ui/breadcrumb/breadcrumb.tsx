import { Link } from "@toadstool/elements/page/link";
import { breadcrumbSteps } from "./breadcrumb-steps.ts";
import { usePlace } from "@toadstool/elements/page/place";
import { useWords } from "../use-words.ts";
import styles from "./breadcrumb.module.css";

/** The page's place in the site, at the top like a printer's note at the edge of a sheet. */
export function Breadcrumb() {
  const { path, titles } = usePlace();
  const words = useWords();
  const steps = breadcrumbSteps(words, path, titles);
  return (
    <nav className={styles.line} aria-label={words.chrome.breadcrumb}>
      <RegistrationMark />
      <ol className={styles.steps}>
        {steps.map(({ label, to }, index) => (
          <li key={`${index} ${label}`}>
            {to ? (
              <Link to={to} dir="auto">
                {label}
              </Link>
            ) : (
              <span dir="auto" aria-current={index === steps.length - 1 ? "page" : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function RegistrationMark() {
  const cross = <path d="M12 1v22M1 12h22M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13z" />;
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <g>{cross}</g>
      <g>{cross}</g>
      <g>{cross}</g>
    </svg>
  );
}
