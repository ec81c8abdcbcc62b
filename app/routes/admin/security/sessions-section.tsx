import { Form, useNavigation } from "react-router";
import { forgetOnLeaving } from "@toadstool/openid/browser";
import { stayHere } from "#app/browser/scroll.ts";
import { Button } from "@toadstool/elements/forms/button";
import { DoneInPlace } from "@toadstool/elements/dialog/notice";
import type { ListedSession } from "#domain/identity/sessions/session-list.server.ts";
import styles from "./security.module.css";
import { SessionCard } from "./session-card.tsx";

interface SessionsSectionProps {
  sessions: ListedSession[];
  /** Names the session that looks at the page. */
  current: string;
  answer: { sessionsDone: string } | undefined;
}

/** Where the owner is logged in: this browser first, then the others. */
export function SessionsSection({ sessions, current, answer }: SessionsSectionProps) {
  const here = sessions.filter(({ id }) => id === current);
  const others = sessions.filter(({ id }) => id !== current);
  const hasSubjects = new Set(sessions.map(({ subject }) => subject)).size > 1;
  return (
    <section aria-labelledby="sessions" className={styles.section}>
      <h2 id="sessions">Where you are logged in</h2>
      {answer && <DoneInPlace answer={answer.sessionsDone && answer}>{answer.sessionsDone}</DoneInPlace>}
      <ul className={styles.sessions}>
        {[...here, ...others].map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            isHere={session.id === current}
            tellsSubject={hasSubjects}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={styles.soft}>There are no other sessions.</p>
      ) : (
        <EndMany others={others.length} />
      )}
    </section>
  );
}

function EndMany({ others }: { others: number }) {
  const isBusy = useNavigation().formData?.get("intent") === "end-others";
  return (
    <>
      <div className={styles.row}>
        <Form method="post" preventScrollReset state={stayHere}>
          <Button type="submit" name="intent" value="end-others" disabled={isBusy}>
            {others === 1 ? "End the other session" : `End all ${others} others`}
          </Button>
        </Form>
        <EndAll />
      </div>
      <p className={styles.hint}>
        A browser whose session you end must log in again, even if it is still logged in at the identity
        provider. If you have lost a device, log it out at the provider as well.
      </p>
    </>
  );
}

/** A whole document: it ends with the logout, which leads to the identity provider. */
function EndAll() {
  return (
    <form method="post" onSubmit={forgetOnLeaving}>
      <Button type="submit" look="quiet" name="intent" value="end-all">
        Log out everywhere, including here
      </Button>
    </form>
  );
}
