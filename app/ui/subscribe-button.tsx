import { Link } from "react-router";
import { MailIcon } from "./icons.tsx";
import styles from "./subscribe-button.module.css";

export function SubscribeButton() {
  return (
    <aside aria-label="Newsletter">
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
