import { useLocation } from "react-router";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import type { SentFields } from "#app/respond.ts";
import shared from "./admin.module.css";
import styles from "./typed-forms.module.css";

/** The fields that a form sent to a page that requires a login; null if there are none. */
export function sentIn(error: unknown): SentFields | null {
  return typeof error === "object" && error !== null && "sent" in error ? (error.sent as SentFields) : null;
}

/** A document that answers a form which came after the end of the session: it holds what was typed, and sends it again. */
export function SentBeforeLogin({ fields }: { fields: SentFields }) {
  const { pathname, search } = useLocation();
  const typed = fields.filter(([name, value]) => value !== "" && !["intent", "version", "id"].includes(name));
  return (
    <main className={`${shared.page} ${shared.medium}`}>
      <title>You have been logged out</title>
      <h1>You have been logged out</h1>
      <p className={shared.measure}>
        Your session has ended, so nothing was saved. What you sent is on this page: keep it open, log in in a
        new tab, come back and send it again.
      </p>
      <form method="post" action={pathname + search} className={shared.buttons}>
        {fields.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a form may send two that are equal
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <a className={buttonClass()} href="/auth/login?mode=popup" target="_blank" rel="opener">
          Log in in a new tab
        </a>
        <Button type="submit" look="quiet">
          Send it again
        </Button>
      </form>
      <h2>What you sent</h2>
      <dl className={`${shared.section} ${shared.facts} ${shared.measure} ${styles.sent}`}>
        {typed.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a form may send two that are equal
          <div key={index}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
