import { Form, useNavigation } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { Button } from "@toadstool/elements/forms/button";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import type { ListedSession } from "#domain/identity/sessions/session-list.server.ts";
import styles from "./security.module.css";

interface SessionCardProps {
  session: ListedSession;
  /** The very browser that shows it. */
  isHere: boolean;
  tellsSubject: boolean;
}

export function SessionCard({ session, isHere, tellsSubject }: SessionCardProps) {
  return (
    <li className={isHere ? styles.here : styles.card}>
      <div className={styles.facts}>
        <h3 className={styles.device}>
          {session.device}
          {isHere && <span className={styles.badge}>Current session</span>}
        </h3>
        <p>{session.place ?? "Place unknown"}</p>
        {tellsSubject && (
          <p className={styles.soft}>
            As <code translate="no">{session.subject}</code>
          </p>
        )}
        <p className={styles.moments}>
          <span>
            Started <Moment iso={session.createdAt} />
          </span>
          {!isHere && (
            <span>
              Last used <Moment iso={session.lastUsedAt} />
            </span>
          )}
          <span>
            If unused, it ends on <ComingMoment iso={session.endsAt} />
          </span>
        </p>
      </div>
      {!isHere && <End session={session} />}
    </li>
  );
}

function End({ session: { id, device, place } }: { session: ListedSession }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === "end-session" && formData.get("id") === id;
  return (
    <Form method="post" preventScrollReset state={stayHere}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="quiet" name="intent" value="end-session" disabled={isBusy}>
        {isBusy ? "Ending…" : "End this session"}
        <span className="visually-hidden">: {[device, place].filter(Boolean).join(", ")}</span>
      </Button>
    </Form>
  );
}
