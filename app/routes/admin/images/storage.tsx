import { Link } from "react-router";
import { BarTable } from "#app/ui/bar-table.tsx";
import { figure } from "#app/ui/chart-scale.ts";
import { Total } from "#app/ui/total.tsx";
import { fileSize } from "#domain/images/file-size.ts";
import type { FolderUse } from "#domain/images/folders.ts";
import { addressOf, type LibraryView } from "./address.ts";
import { largestFolders } from "./folders.ts";
import type { Library } from "./library.server.ts";
import styles from "./storage.module.css";

/** How much room each folder takes, in a chart that is a table too. */
export function Storage({ view, folders, bytes, count }: Library) {
  if (count === 0) return null;
  const { folders: largest, others } = largestFolders(folders);
  const rows = others ? [...largest, others] : largest;
  return (
    <section aria-labelledby="storage" className={styles.storage}>
      <h2 id="storage">Room taken</h2>
      <Total of={fileSize(bytes)}>
        in {figure(count)} {count === 1 ? "file" : "files"}, all widths and formats counted
      </Total>
      <BarTable
        caption="Bytes by folder"
        head="Folder"
        columns={["Room"]}
        say={fileSize}
        rows={rows.map((use) => ({
          key: use.folder,
          name: <FolderName view={view} use={use} isOne={use !== others} />,
          values: [use.bytes],
        }))}
      />
    </section>
  );
}

function FolderName({ view, use, isOne }: { view: LibraryView; use: FolderUse; isOne: boolean }) {
  const name = use.folder || "In no folder";
  const isLink = isOne && use.folder !== "";
  return (
    <>
      {isLink ? (
        <Link to={addressOf(view, { folder: use.folder, search: "", show: "all" })}>{name}</Link>
      ) : (
        name
      )}{" "}
      <span className={styles.soft}>
        {figure(use.count)} {use.count === 1 ? "file" : "files"}
      </span>
    </>
  );
}
