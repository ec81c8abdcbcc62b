import { figure } from "@toadstool/elements/charts";
import { doneNoticeClass, UndoNotice } from "@toadstool/elements/dialog/undo-notice";
import { trashDays } from "#domain/media/image.ts";
import { counted } from "#domain/text/counted.ts";
import { addressOf, type LibraryView } from "../address.ts";
import { readIds, readMoves } from "./moves.ts";

const names = [
  "arrived",
  "moved",
  "unmoved",
  "back",
  "deleted",
  "restored",
  "described",
  "kept",
  "tagged",
  "untagged",
  "tagName",
  "hadTag",
  "hadNoTag",
  "asBefore",
] as const;

/** What a form of the library has just done, as the address says it that the form led to. */
type Done = Partial<Record<(typeof names)[number], string>>;

export function readDone(query: URLSearchParams): Done {
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
}

/** Says what was just done, with the way back where there is one. */
export function JustDone({ view, done }: { view: LibraryView; done: Done }) {
  const action = addressOf(view);
  const moved = readMoves(done.moved ?? "").length;
  const deleted = readIds(done.deleted ?? "").length;
  const tagged = readIds(done.tagged ?? done.untagged ?? "").length;
  const words = wordsOf(done);
  return (
    <>
      {moved > 0 && (
        <UndoNotice action={action} fields={{ intent: "move-back", moves: done.moved ?? "" }}>
          {`${counted(moved, "file")} moved.`}
        </UndoNotice>
      )}
      {tagged > 0 && (
        <UndoNotice
          action={action}
          fields={{
            intent: done.tagged ? "untag" : "retag",
            images: done.tagged ?? done.untagged ?? "",
            tag: done.tagName ?? "",
          }}
        >
          {done.tagged
            ? `${counted(tagged, "file")} tagged “${done.tagName}”.`
            : `“${done.tagName}” removed from ${counted(tagged, "file")}.`}
        </UndoNotice>
      )}
      {deleted > 0 && (
        <UndoNotice action={action} fields={{ intent: "restore", images: done.deleted ?? "" }}>
          {`${counted(deleted, "file")} in the trash, for ${trashDays} days.${keptWords(done)}`}
        </UndoNotice>
      )}
      {words && (
        <div className={doneNoticeClass}>
          <output>{words}</output>
        </div>
      )}
    </>
  );
}

function wordsOf(done: Done): string {
  const { arrived, unmoved, back, restored, described, deleted, hadTag, hadNoTag, asBefore } = done;
  return [
    count(arrived) > 0 && `${figure(count(arrived))} uploaded.`,
    unmoved && "They are in that folder already.",
    hadTag && `They all have the tag “${hadTag}”, or as many tags as a file takes.`,
    hadNoTag && `None of them has the tag “${hadNoTag}”.`,
    count(asBefore) > 0 && `The tags of ${counted(count(asBefore), "file")} are as they were.`,
    count(back) > 0 && `${counted(count(back), "file")} moved back.`,
    count(restored) > 0 && `${counted(count(restored), "file")} restored.`,
    count(described) > 0 && `${counted(count(described), "alt text")} saved.`,
    !deleted && keptWords(done).trim(),
  ]
    .filter(Boolean)
    .join(" ");
}

function keptWords({ kept }: Done): string {
  return count(kept) > 0 ? ` ${figure(count(kept))} kept because of their use.` : "";
}

function count(said: string | undefined): number {
  return Number(said) || 0;
}
