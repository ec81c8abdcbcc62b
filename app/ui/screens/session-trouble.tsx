import { useSyncExternalStore } from "react";
import { currentSession, notAsked, watchSession } from "#app/browser/identity/session-store.ts";
import styles from "./session-trouble.module.css";

/** Says on the owner's pages that the site cannot find out whether the identity provider still vouches for her. */
export function SessionTrouble() {
  const session = useSyncExternalStore(watchSession, currentSession, () => notAsked);
  // A lost connection is reported where something was to be sent.
  if (session.state !== "error" || session.code === "unanswered") return null;
  return (
    <output className={styles.trouble}>
      <strong>{session.message}</strong> The site could not check whether you are still logged in. You can
      continue; it will check again when you open the next page.
    </output>
  );
}
