import { useEffect } from "react";
import { Link } from "react-router";
import { tellOpener } from "@toadstool/openid/browser";
import type { FailedLogin } from "#domain/identity/login/complete-login.server.ts";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { languageAttributes } from "@toadstool/language";
import styles from "./auth.module.css";

/** Why a login came to nothing, and the way on. */
export function LoginTrouble({ trouble }: { trouble: FailedLogin }) {
  const { stranger, message, code } = trouble;
  const { login: words, common, names, language } = useWords();
  const isPopup = trouble.mode === "popup";
  const again = new URLSearchParams(isPopup ? { mode: "popup" } : { returnTo: trouble.returnTo });
  // The provider would otherwise let the same stranger straight in again.
  if (stranger) again.set("asAnother", "1");
  useEffect(() => {
    if (isPopup) tellOpener(code, message);
  }, [isPopup, code, message]);
  return (
    <main className={styles.page}>
      <h1>{stranger ? words.stranger : words.failed}</h1>
      {/* For the owner, of the library and the provider. */}
      <p className={styles.message} role="alert" {...languageAttributes("en", language)}>
        {message}
      </p>
      {code === "invalid_state" && <p className={styles.hint}>{words.stale}</p>}
      {stranger && (
        <dl className={styles.facts}>
          <dt>{words.issuer}</dt>
          <dd>
            <code>{stranger.issuer}</code>
          </dd>
          <dt>{words.subject}</dt>
          <dd>
            <code>{stranger.subject}</code>
          </dd>
        </dl>
      )}
      <p className={styles.code}>
        <Said parts={words.code({ name: code, code: (held) => <code>{held}</code> })} />
      </p>
      <p className={styles.ways}>
        <a className={buttonClass()} href={`/auth/login?${again}`}>
          {common.tryAgain}
        </a>
        {isPopup ? (
          <Button look="quiet" className="needs-script" onClick={() => window.close()}>
            {words.close}
          </Button>
        ) : (
          <Link className={buttonClass("quiet")} to="/">
            {names.home}
          </Link>
        )}
      </p>
    </main>
  );
}
