import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import type { ListOf } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { linkWords, type Note, notePath } from "#domain/notes/note.ts";

/** Published notes, the newest first. */
export const noteList: ListOf<Note & { picture: LibraryPicture | undefined }> = {
  one: "note",
  many: "notes",
  home: "/admin/notes",
  row: ({ id, title, language, link, picture, publishedAt }) => ({
    id,
    title,
    to: `/admin/notes/${id}`,
    lang: language || undefined,
    picture: picture && <Picture picture={picture} sizes="3rem" isStill />,
    facts: { Link: link && linkWords(link), Published: <Moment iso={publishedAt} /> },
    presses: [
      { words: "View", to: notePath(id) },
      { words: "Make it a post", intent: "make-post" },
      { words: "Delete", intent: "delete-note", isDanger: true },
    ],
  }),
  facts: ["Link", "Published"],
  empty: { title: "No notes", words: "Nothing is published yet. Write your first note above." },
};
