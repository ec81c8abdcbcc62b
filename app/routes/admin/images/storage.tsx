import { BarTable, figure, Total } from "@toadstool/elements/charts";
import { Link } from "react-router";
import { fileSize } from "@toadstool/media";
import { formerDays } from "#domain/media/replace/former.ts";
import { storedDays } from "#domain/media/image.ts";
import type { FolderUse } from "@toadstool/media/library";
import { counted } from "#domain/text/counted.ts";
import { addressOf, type LibraryView } from "./address.ts";
import type { Library } from "./library.server.ts";
import shared from "../admin.module.css";

/** How much storage each folder uses, in a chart that is a table too. */
export function Storage({ view, folders, bytes, count, former, trash, removed }: Library) {
  if (count === 0) return null;
  const { folders: largest, others } = largestFolders(folders);
  const rows = others ? [...largest, others] : largest;
  return (
    <section aria-labelledby="storage">
      <details>
        <summary>
          <h2 id="storage" className={shared.reach}>
            Storage used
          </h2>{" "}
          <span className={shared.soft}>{fileSize(bytes)}</span>
        </summary>
        <Total of={fileSize(bytes)}>in {counted(count, "file")}, in all widths and formats</Total>
        {former.count > 0 && (
          <p className={shared.soft}>
            {fileSize(former.bytes)} of it in {figure(former.count)} former{" "}
            {former.count === 1 ? "file" : "files"} of replaced files, kept for {formerDays} days. Folders do
            not count them.
          </p>
        )}
        {trash.count > 0 && (
          <p className={shared.soft}>
            {fileSize(trash.bytes)} of it in <Link to={addressOf(view, { show: "trash" })}>the trash</Link>,
            which folders do not count either.
          </p>
        )}
        {removed > 0 && (
          <p className={shared.soft}>
            {fileSize(removed)} of it in removed files, which stay for {storedDays} days: they are needed if
            you set the database back to an earlier time.
          </p>
        )}
        <BarTable
          caption="Storage by folder"
          head="Folder"
          columns={["Storage"]}
          say={fileSize}
          rows={rows.map((use) => ({
            key: use.folder,
            name: <FolderName view={view} use={use} isOne={use !== others} />,
            values: [use.bytes],
          }))}
        />
      </details>
    </section>
  );
}

function FolderName({ view, use, isOne }: { view: LibraryView; use: FolderUse; isOne: boolean }) {
  const name = use.folder || "No folder";
  const isLink = isOne && use.folder !== "";
  return (
    <>
      {isLink ? (
        <Link to={addressOf(view, { folder: use.folder, search: "", show: "all" })}>{name}</Link>
      ) : (
        name
      )}{" "}
      <span className={shared.soft}>{counted(use.count, "file")}</span>
    </>
  );
}

const mostBars = 12;

/** The largest folders first; many small ones together. */
export function largestFolders(folders: FolderUse[]): { folders: FolderUse[]; others: FolderUse | null } {
  const sorted = folders.toSorted((one, other) => other.bytes - one.bytes);
  if (sorted.length <= mostBars) return { folders: sorted, others: null };
  const rest = sorted.slice(mostBars - 1);
  const sum = (count: (use: FolderUse) => number) => rest.reduce((total, use) => total + count(use), 0);
  return {
    folders: sorted.slice(0, mostBars - 1),
    others: {
      folder: `${rest.length} others`,
      bytes: sum(({ bytes }) => bytes),
      count: sum(({ count }) => count),
    },
  };
}
