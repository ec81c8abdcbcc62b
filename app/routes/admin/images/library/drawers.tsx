import { useProfile } from "#app/ui/use-profile.ts";
import { figure } from "@toadstool/elements/charts";
import { Form, Link } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { FolderIcon } from "@toadstool/elements/icons";
import { foldersIn, type FolderUse } from "@toadstool/media/library";
import { addressOf, type LibraryView } from "../address.ts";
import shared from "../images.module.css";
import styles from "./drawers.module.css";

/** The folders right below the open one, and how another begins. */
export function Drawers({ view, folders }: { view: LibraryView; folders: FolderUse[] }) {
  const below = foldersIn(folders, view.folder, useProfile().language);
  return (
    <section aria-labelledby="folders" className={styles.drawers}>
      <h2 id="folders" className="visually-hidden">
        Folders
      </h2>
      {below.length > 0 && (
        <ul>
          {below.map(({ folder, count }) => (
            <li key={folder}>
              <Link to={addressOf(view, { folder, search: "" })} className={`lifting ${styles.drawer}`}>
                <FolderIcon />
                <span className={styles.label}>{folder.split("/").at(-1)}</span>
                <span className={styles.count}>
                  {figure(count)}
                  <span className="visually-hidden">{count === 1 ? " file" : " files"}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <details key={view.folder} className={styles.fresh}>
        <summary>New folder</summary>
        <Form action="/admin/images" className={styles.freshForm}>
          <label htmlFor="new-folder">Name</label>
          <input
            id="new-folder"
            name="folder"
            required
            maxLength={100}
            defaultValue={view.folder && `${view.folder}/`}
            placeholder="Ex: travels/spring"
            autoComplete="off"
          />
          <Button type="submit" look="quiet">
            Open
          </Button>
          <p className={shared.soft}>
            A folder exists once it has a file. Use “/” for a folder inside a folder.
          </p>
        </Form>
      </details>
    </section>
  );
}
