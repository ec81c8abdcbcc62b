import { Form, Link } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { TextField } from "@toadstool/elements/forms/field";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ImageTile } from "#app/ui/picture/image-grid.tsx";
import { uploadLimits } from "#domain/media/image.ts";
import type { Overtaken } from "#domain/media/library/many-images.server.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { addressOf, imagePageOf, type LibraryView } from "../address.ts";
import shared from "../images.module.css";
import { altField } from "./alt-field.ts";
import styles from "./alt-texts.module.css";

interface AltTextsProps {
  view: LibraryView;
  tiles: ImageTile[];
}

/** Pictures without alt text, each with a field for it: one form saves what is written. */
export function AltTexts({ view, tiles }: AltTextsProps) {
  const { isPending, issues, typed } = usePress("describe");
  return (
    <Form method="post" action={addressOf(view, { cursor: view.cursor })} className={styles.form}>
      <p className={shared.soft}>
        Describe each picture for people who cannot see it: the most important thing first, in a sentence or
        two. Fields that you leave empty stay in this list.
      </p>
      <ul className={styles.list}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.row}>
            {tile.picture && (
              <Link
                to={imagePageOf(tile.id, view)}
                className={styles.open}
                aria-label={`Open the picture ${tile.name}`}
              >
                <Picture picture={tile.picture} alt="" isStill sizes="9rem" className={styles.picture} />
              </Link>
            )}
            <TextField
              label={`Alt text of ${tile.name}`}
              name={altField.of(tile.id)}
              rows={3}
              limit={uploadLimits.alt}
              defaultValue={typed[altField.of(tile.id)]}
              issues={issues}
              className={styles.field}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <Button type="submit" name="intent" value="describe" disabled={isPending}>
          {isPending ? "Saving…" : "Save alt texts"}
        </Button>
      </div>
    </Form>
  );
}

/** Alt texts that were not saved, because another window had written one first. */
export function OvertakenAltTexts({
  view,
  described,
  overtaken,
}: {
  view: LibraryView;
  described: number;
  overtaken: Overtaken[];
}) {
  return (
    <div role="alert" className={warningClass}>
      {described > 0 && "The other alt texts are saved. "}
      Another window had described these pictures first, so what you wrote here is not saved:
      <ul>
        {overtaken.map(({ image, typed }) => (
          <li key={image.id}>
            <Link to={imagePageOf(image.id, view)}>{image.name}</Link> has “{image.alt}”; you wrote “{typed}”.
          </li>
        ))}
      </ul>
    </div>
  );
}
