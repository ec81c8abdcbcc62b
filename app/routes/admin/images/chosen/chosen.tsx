import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import type { FolderUse } from "@toadstool/media/library";
import { Field } from "@toadstool/elements/forms/field";
import type { CountedTag } from "#domain/tags/tag.ts";
import type { LibraryView } from "../address.ts";
import { FolderField } from "../folder-field.tsx";
import styles from "./chosen.module.css";
import { SelectAll, useChosen } from "./use-chosen.tsx";

/** One form around the grid: the ticked images are moved, tagged or deleted together. */
export function ChosenForm({
  view,
  folders,
  tags,
  children,
}: {
  view: LibraryView;
  folders: FolderUse[];
  tags: CountedTag[];
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
        <div className={styles.barMove}>
          <TagNameField tags={tags} className={styles.barField} />
          <Button type="submit" name="intent" value="add-tag" look="quiet" disabled={isNone}>
            Add
          </Button>
          <Button type="submit" name="intent" value="remove-tag" look="quiet" disabled={isNone}>
            Remove
          </Button>
        </div>
        <Button type="submit" name="intent" value="ask" look="danger" disabled={isNone}>
          Delete…
        </Button>
      </div>
    </Form>
  );
}

/** Names one tag: one that is there, or a new one. */
function TagNameField({ tags, className }: { tags: CountedTag[]; className?: string }) {
  return (
    <Field
      label="Tag"
      name="tag"
      offered={tags.map(({ name }) => ({ value: name }))}

      autoComplete="off"
      className={className}
    />
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
