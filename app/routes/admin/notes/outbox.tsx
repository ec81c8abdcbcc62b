import { removeWaiting, markWaiting, type WaitingNote } from "#app/browser/notes-outbox/outbox.ts";
import { sendWaiting } from "#app/browser/notes-outbox/send-waiting.ts";
import { counted } from "#domain/text/counted.ts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./notes.module.css";

/** The notes that wait on this device, each with what it waits for. */
export function Outbox({ waiting }: { waiting: WaitingNote[] }) {
  if (waiting.length === 0) return <div id="outbox" />;
  return (
    <Section id="outbox" title="Outbox">
      <p>{counted(waiting.length, "note")} on this device, not published yet.</p>
      <ul className={`${shared.entries} ${styles.list}`} data-unsent>
        {waiting.map((note) => (
          <WaitingRow key={note.key} note={note} />
        ))}
      </ul>
    </Section>
  );
}

function WaitingRow({ note: { key, content, link, files, state, trouble } }: { note: WaitingNote }) {
  const words = content || link || counted(files.length, "picture");
  const retry = async () => {
    await markWaiting(key, { state: "waiting", trouble: "" });
    await sendWaiting();
  };
  return (
    <li className={`${shared.section} ${styles.row}`}>
      <p dir="auto" className={styles.waiting}>
        {words}
      </p>
      <output className={shared.soft}>
        {[content && files.length > 0 && counted(files.length, "picture"), trouble || "Sending…"]
          .filter(Boolean)
          .join(" · ")}
      </output>
      <div className={shared.buttons}>
        {state === "needs-login" && (
          <a className={buttonClass()} href="/auth/login?returnTo=%2Fadmin%2Fnotes">
            Log in
          </a>
        )}
        {state !== "needs-login" && (
          <Button look="quiet" onClick={() => void retry()}>
            Send again
          </Button>
        )}
        <Asked summary="Remove…" label={`Remove “${words}” from this device…`}>
          <p>It is nowhere else.</p>
          <Button look="danger" onClick={() => void removeWaiting(key)}>
            Remove the note
          </Button>
        </Asked>
      </div>
    </li>
  );
}
