import { fileSize, playingTime } from "@toadstool/media";
import type { ListOf } from "#app/ui/list/list.tsx";
import { comes, since } from "#app/ui/moment/moment.tsx";
import type { Image } from "#domain/media/image.ts";
import { formerDays, type FormerFile } from "#domain/media/replace/former.ts";
import { OriginalLink } from "./original-link.tsx";

/** The files that this image had before, each with the way back. */
export const formerFiles = ({ id, kind, name, alt: present }: Image): ListOf<FormerFile> => ({
  one: "former file",
  many: "former files",
  home: `/admin/images/${id}`,
  section: {
    id: "former",
    title: "Former files",
    about: `Each is kept for ${formerDays} days after it was replaced, and counts towards the storage used.`,
  },
  row: ({ revision, replacedAt, keptUntil, bytes, facts, alt }) => ({
    id: String(revision),
    title: [
      facts.width > 0 && `${facts.width} × ${facts.height} px`,
      facts.duration !== null && playingTime(facts.duration),
    ]
      .filter(Boolean)
      .join(", "),
    ...(kind === "picture" && {
      picture: <img src={`/admin/images/${id}/former/${revision}`} alt={alt} loading="lazy" />,
      note: (
        <>
          {alt !== present && <p>{alt ? `Alt text: “${alt}”` : "No alt text"}</p>}
          <OriginalLink id={id} revision={revision} name={name} facts={facts} />
        </>
      ),
    }),
    facts: {
      Storage: fileSize(bytes),
      Replaced: since("replaced", replacedAt),
      Kept: comes("until", keptUntil),
    },
    fields: { revision: String(revision) },
    presses: [
      { words: "Restore", intent: "bring-back", isShown: true, fields: { withAlt: "on" } },
      alt !== present && { words: "Restore without its alt text", intent: "bring-back" },
    ],
  }),
  facts: ["Storage", "Replaced", "Kept"],
});
