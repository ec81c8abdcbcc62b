import { useEffect } from "react";
import { Link } from "react-router";
import { tellOpener } from "@toadstool/openid/browser";
import type { FailedLogin } from "#domain/identity/login/complete-login.server.ts";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import styles from "./auth.module.css";

/** Why a login came to nothing, and the way on. */
export function LoginTrouble({ trouble }: { trouble: FailedLogin }) {
  const { stranger, message, code } = trouble;
  const isPopup = trouble.mode === "popup";
  const again = new URLSearchParams(isPopup ? { mode: "popup" } : { returnTo: trouble.returnTo });
  // The provider would otherwise let the same stranger straight in again.
  if (stranger) again.set("asAnother", "1");
  useEffect(() => {
    if (isPopup) tellOpener(code, message);
  }, [isPopup, code, message]);
  return (
    <main className={styles.page}>
      <h1>{stranger ? "This site has another owner" : "Login failed"}</h1>
      <p className={styles.message} role="alert">
        {message}
      </p>
      {code === "invalid_state" && (
        <p className={styles.hint}>
          This login was started in another browser, was started more than a day ago, or has already been
          completed. Start it again here.
        </p>
      )}
      {stranger && (
        <dl className={styles.facts}>
          <dt>Issuer</dt>
          <dd>
            <code>{stranger.issuer}</code>
          </dd>
          <dt>Subject to add to OWNER_SUBJECTS</dt>
          <dd>
            <code>{stranger.subject}</code>
          </dd>
        </dl>
      )}
      <p className={styles.code}>
        Code: <code>{code}</code>
      </p>
      <p className={styles.ways}>
        <a className={buttonClass()} href={`/auth/login?${again}`}>
          Try again
        </a>
        {isPopup ? (
          <Button look="quiet" className="needs-script" onClick={() => window.close()}>
            Close this window
          </Button>
        ) : (
          <Link className={buttonClass("quiet")} to="/">
            Home
          </Link>
        )}
      </p>
    </main>
  );
}
