import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import { ImageGrid } from "#app/ui/picture/image-grid.tsx";
import shared from "../images.module.css";
import { ChoosingTile } from "../chosen/chosen.tsx";
import { SelectAll, useChosen } from "../chosen/use-chosen.tsx";
import styles from "../chosen/chosen.module.css";
import type { DeletedTile } from "./deleted-tile.ts";

/** One form around the deleted images: those that are ticked are restored together. */
export function TrashForm({ tiles }: { tiles: DeletedTile[] }) {
  const { chosen, isNone, ...counting } = useChosen();
  return (
    <Form method="post" className={styles.chosenForm} onChange={counting.onChange}>
      <ImageGrid
        tiles={tiles}
        renderName={({ id, keptUntil }, name) => (
          <div>
            <ChoosingTile id={id} name={name} />
            <p className={shared.soft}>
              removed <ComingMoment iso={keptUntil} />
            </p>
          </div>
        )}
      />
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <output className={styles.chosenCount}>{chosen}</output>
          <SelectAll onClick={counting.onSelectAll} />
        </div>
        <Button type="submit" name="intent" value="restore" disabled={isNone}>
          Restore
        </Button>
      </div>
    </Form>
  );
}
