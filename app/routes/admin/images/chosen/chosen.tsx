import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import type { FolderUse } from "@toadstool/media/library";
import type { LibraryView } from "../address.ts";
import { FolderField } from "../folder-field.tsx";
import styles from "./chosen.module.css";
import { SelectAll, useChosen } from "./use-chosen.tsx";

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
  const { chosen, isNone, onChange, onSelectAll } = useChosen();
  return (
    <Form method="post" preventScrollReset onChange={onChange} className={styles.chosenForm}>
      {children}
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <output className={styles.chosenCount}>{chosen}</output>
          <SelectAll onClick={onSelectAll} />
        </div>
        <div className={styles.barMove}>
          <FolderField
            label="Folder"
            defaultValue={view.folder}
            folders={folders}
            className={styles.barField}
          />
          <Button type="submit" name="intent" value="move" look="quiet" disabled={isNone}>
            Move
          </Button>
        </div>
        <Button type="submit" name="intent" value="ask" look="danger" disabled={isNone}>
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
