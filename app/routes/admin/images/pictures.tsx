import { fileSize } from "@toadstool/media";
import type { BulkAct } from "#app/ui/list/bulk-bar.tsx";
import type { ListOf } from "#app/ui/list/list.tsx";
import { comes } from "#app/ui/moment/moment.tsx";
import { Shot } from "#app/ui/picture/shot.tsx";
import { trashDays } from "#domain/media/image.ts";
import { imagePageOf } from "./address.ts";
import { AltText } from "./alt-texts.tsx";
import styles from "./library.module.css";
import type { Library } from "./library.server.ts";

/** The pictures, films and sounds of a view of the library, and what can be done with them. */
export function picturesIn({ view, folders, tags, count }: Library): ListOf<Library["tiles"][number]> {
  const { show } = view;
  const isDescribing = show === "withoutAlt";
  return {
    one: "file",
    many: "files",
    home: "/admin/images",
    tiles: isDescribing ? "large" : "small",
    row: ({ id, name, bytes, uses, keptUntil, isFirst, ...shot }) => ({
      id,
      title: name,
      to: keptUntil ? undefined : imagePageOf(id, view),
      picture: <Shot {...shot} first={isFirst} />,
      note: isDescribing && <AltText id={id} name={name} />,
      facts: {
        Storage: fileSize(bytes),
        "Alt text": shot.picture?.alt === "" && <span>no alt text</span>,
        Use: <span>{uses > 0 ? `used in ${uses}` : "unused"}</span>,
        Removed: keptUntil && comes("removed", keptUntil),
      },
      presses: isDescribing
        ? []
        : [
            keptUntil
              ? { words: "Restore", intent: "change-many", fields: { act: "restore", chosen: id } }
              : {
                  words: "Delete",
                  intent: "change-many",
                  fields: { act: "delete", chosen: id },
                  isDanger: true,
                },
          ],
    }),
    facts: isDescribing ? [] : ["Storage", "Alt text", "Use", "Removed"],
    searchFor: count > 0 && show !== "trash" ? "harbour, spring" : undefined,
    bulk: isDescribing ? [] : show === "trash" ? restoring : changing(folders, tags),
    isOfPage: true,
    empty: {
      title: "The library is empty",
      words:
        "Drop files anywhere on this page, paste a picture, or choose files with the button above. Pictures are resized for every screen, and location data is removed.",
      art: <EmptyDrawer />,
    },
    none: noneOf(view),
  };
}

function noneOf({ search, tag, show, folder }: Library["view"]) {
  const title = "No results";
  if (show === "trash")
    return {
      title: "The trash is empty",
      words: `What you delete from the library stays here for ${trashDays} days.`,
    };
  if (search || tag) return { title, words: "Try fewer search terms." };
  if (show === "unused") return { title, words: "Every file here is used." };
  if (show === "withoutAlt") return { title, words: "Every picture here has an alt text." };
  if (!folder) return { title, words: "There is no such file here." };
  return { title: `The folder ${folder} is empty`, words: "Drop files here, or upload them." };
}

const restoring: BulkAct[] = [{ act: "restore", words: "Restore", look: "primary" }];

function changing(folders: Library["folders"], tags: Library["tags"]): BulkAct[] {
  const folder = {
    name: "folder",
    label: "Folder to move to",
    suggested: folders.flatMap((each) => each.folder || []),
  };
  const tag = { name: "tag", label: "Name of a tag", suggested: tags.map(({ name }) => name) };
  return [
    { act: "move", words: "Move", field: folder },
    { act: "tag", words: "Add tag", field: tag },
    { act: "untag", words: "Remove tag", field: tag },
    { act: "delete", words: "Delete", look: "danger" },
  ];
}

/** A flat file with one drawer open: outlines in two inks, slightly apart. */
function EmptyDrawer() {
  const file = (
    <path d="M14 50c-.6-15-.6-28 0-41 31-1.2 61-1.2 92 0 .6 13 .6 26 0 41M14 23.5c31-.8 61-.8 92 0M14 37.5c31-.8 61-.8 92 0M52 16.5h16M52 30.5h16M14 44l-9 9.5M106 44l9 9.5M5 53.5c37-1 73-1 110 0 .5 7 .5 13 0 20-37 1-73 1-110 0-.5-7-.5-13 0-20zM48 63.5h24" />
  );
  return (
    <svg viewBox="0 0 120 80" className={styles.emptyArt} aria-hidden="true" focusable="false">
      <g>{file}</g>
      <g>{file}</g>
    </svg>
  );
}
