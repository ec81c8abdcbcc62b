import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Modal } from "@toadstool/elements/dialog/modal";
import { Button } from "@toadstool/elements/forms/button";
import { CheckField } from "@toadstool/elements/forms/field";
import { useState } from "react";
import { Form } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import { trashDays } from "#domain/media/image.ts";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { UseList } from "./use-list.tsx";
import type { Asked } from "./library-presses.server.ts";

/** Asks before many images go, and shows first where they are used: in a dialog, or, without scripts, in the page. */
export function AskDelete({ asked }: { asked: Asked[] }) {
  const isScripted = useScripted();
  // The same files may be asked about again.
  const [kept, setKept] = useState<Asked[]>();
  const keep = () => setKept(asked);
  const title = `Delete ${counted(asked.length, "file")}?`;
  if (!isScripted)
    return (
      <Section id="delete-many" title={title}>
        <Question asked={asked} />
      </Section>
    );
  return (
    <Modal open={asked !== kept} title={title} onClose={keep}>
      <Question asked={asked} onKeep={keep} />
    </Modal>
  );
}

function Question({ asked, onKeep }: { asked: Asked[]; onKeep?: () => void }) {
  const { isPending } = usePress("delete");
  const used = asked.filter(({ uses }) => uses.length > 0);
  const isOne = asked.length === 1;
  return (
    <Form method="post" className={shared.section}>
      {asked.map(({ id }) => (
        <input key={id} type="hidden" name="chosen" value={id} />
      ))}
      <p>
        {isOne ? "It" : `${used.length} of them`} {used.length === 1 ? "is" : "are"} used and will be kept
        unless you tick the box below. From the trash they can be restored for {trashDays} days.
      </p>
      <ul className={shared.entries}>
        {used.map(({ id, name, uses }) => (
          <li key={id} className={shared.words}>
            <strong dir="auto">{name}</strong>
            <UseList uses={uses} />
          </li>
        ))}
      </ul>
      <CheckField name="force" isOn={false}>
        {isOne ? "Delete it anyway" : "Also delete the ones that are used"} and leave a gap wherever{" "}
        {isOne ? "it is" : "they are"} shown
      </CheckField>
      <div className={shared.buttons}>
        <Button type="submit" name="intent" value="delete" look="danger" disabled={isPending}>
          {isPending ? "Deleting…" : "Delete"}
        </Button>
        {onKeep && (
          <Button look="quiet" disabled={isPending} onClick={onKeep}>
            Keep
          </Button>
        )}
      </div>
    </Form>
  );
}
