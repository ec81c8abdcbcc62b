import { notAsked } from "@toadstool/openid/browser";
import { useSyncExternalStore } from "react";
import { session } from "#app/browser/identity/session.ts";
import styles from "./session-trouble.module.css";

/** Says on the owner's pages that the site cannot find out whether the identity provider still vouches for her. */
export function SessionTrouble() {
  const now = useSyncExternalStore(session.watch, session.current, () => notAsked);
  // A lost connection is reported where something was to be sent.
  if (now.state !== "error" || now.code === "unanswered") return null;
  return (
    <output className={styles.trouble}>
      <strong>{now.message}</strong> The site could not check whether you are still logged in. You can
      continue; it will check again when you open the next page.
    </output>
  );
}
