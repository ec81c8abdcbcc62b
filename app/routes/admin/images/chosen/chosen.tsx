import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import type { FolderUse } from "@toadstool/media/library";
import type { LibraryView } from "../address.ts";
import { FolderField } from "../folder-field.tsx";
import styles from "./chosen.module.css";

/** One form around the grid: the ticked images are moved or deleted together. */
export function ChosenForm({
  view,
  folders,
  children,
}: {
  view: LibraryView;
  folders: FolderUse[];
  children: ReactNode;
}) {
  const isScripted = useScripted();
  const [chosen, setChosen] = useState(0);
  const count = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setChosen(new FormData(currentTarget).getAll("image").length);
  const all = ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
    const boxes = [...(currentTarget.form?.querySelectorAll<HTMLInputElement>("input[name=image]") ?? [])];
    const tick = boxes.some((box) => !box.checked);
    for (const box of boxes) box.checked = tick;
    setChosen(tick ? boxes.length : 0);
  };
  const none = isScripted && chosen === 0;
  return (
    <Form method="post" preventScrollReset onChange={count} className={styles.chosenForm}>
      {children}
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <output className={styles.chosenCount}>
            {isScripted ? `${chosen} chosen` : "Selected images"}
          </output>
          <Button look="plain" className="needs-script" onClick={all}>
            Select all
          </Button>
        </div>
        <div className={styles.barMove}>
          <FolderField
            label="Folder"
            defaultValue={view.folder}
            folders={folders}
            className={styles.barField}
          />
          <Button type="submit" name="intent" value="move" look="quiet" disabled={none}>
            Move
          </Button>
        </div>
        <Button type="submit" name="intent" value="ask" look="danger" disabled={none}>
          Delete…
        </Button>
      </div>
    </Form>
  );
}

/** A box that covers its tile. */
export function ChoosingTile({ id, name }: { id: string; name: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="image" value={id} />
      {name}
    </label>
  );
}
