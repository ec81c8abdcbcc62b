import { Link } from "react-router";
import { MailIcon } from "./icons.tsx";
import styles from "./subscribe-button.module.css";

/** Floats in the window's corner, or rests in that of what stands before it. */
export function SubscribeButton({ isResting = false }: { isResting?: boolean }) {
  return (
    <aside aria-label="Newsletter" className={isResting ? styles.resting : undefined}>
      <Link
        to="/subscribe"
        className={styles.button}
        aria-label="Subscribe to the newsletter"
        title="Subscribe to the newsletter"
      >
        <MailIcon />
      </Link>
    </aside>
  );
}
