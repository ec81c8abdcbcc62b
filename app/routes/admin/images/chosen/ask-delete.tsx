import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { trashDays } from "#domain/media/image.ts";
import { Modal } from "@toadstool/elements/dialog/modal";
import type { Asked } from "./library-presses.server.ts";
import shared from "../images.module.css";
import styles from "./ask-delete.module.css";
import { UseList } from "../use-list.tsx";

/** Asks before many images go, and shows first where they are used: in a dialog, or, without scripts, in the page. */
export function AskDelete({ asked }: { asked: Asked[] }) {
  const isScripted = useScripted();
  // The same files may be asked about again.
  const [kept, setKept] = useState<Asked[]>();
  const keep = () => setKept(asked);
  const title = `Delete ${asked.length === 1 ? "1 file" : `${asked.length} files`}?`;
  if (isScripted) {
    return (
      <Modal open={asked !== kept} title={title} onClose={keep}>
        <Question asked={asked} onKeep={keep} />
      </Modal>
    );
  }
  return (
    <section aria-label={title} className={styles.asked}>
      <h3>{title}</h3>
      <Question asked={asked} />
    </section>
  );
}

function Question({ asked, onKeep }: { asked: Asked[]; onKeep?: () => void }) {
  const isDeleting = useNavigation().state !== "idle";
  const used = asked.filter(({ uses }) => uses.length > 0);
  const isOne = asked.length === 1;
  return (
    <Form method="post" className={styles.question}>
      {asked.map(({ id }) => (
        <input key={id} type="hidden" name="chosen" value={id} />
      ))}
      <input type="hidden" name="intent" value="delete" />
      <p>
        {used.length === 0
          ? `${isOne ? "It is" : "They are"} not used anywhere, and can be restored from the trash for ${trashDays} days.`
          : `${isOne ? "It" : `${used.length} of them`} ${used.length === 1 ? "is" : "are"} used and will be kept unless you tick the box below.`}
      </p>
      {used.length > 0 && (
        <>
          <ul className={styles.askedList}>
            {used.map(({ id, name, uses }) => (
              <li key={id}>
                <strong dir="auto">{name}</strong>
                <UseList uses={uses} />
              </li>
            ))}
          </ul>
          <label className={shared.tick}>
            <input type="checkbox" name="force" />{" "}
            {isOne ? "Delete it anyway" : "Also delete the ones that are used"} and leave a gap wherever{" "}
            {isOne ? "it is" : "they are"} shown
          </label>
        </>
      )}
      <div className={shared.buttons}>
        <Button type="submit" look="danger" disabled={isDeleting}>
          {isDeleting ? "Deleting…" : "Delete"}
        </Button>
        {onKeep && (
          <Button look="quiet" disabled={isDeleting} onClick={onKeep}>
            Keep
          </Button>
        )}
      </div>
    </Form>
  );
}
