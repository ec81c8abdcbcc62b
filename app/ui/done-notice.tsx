import { Link } from "react-router";
import type { JustDone } from "#app/just-done.ts";
import { doneNoticeClass, UndoNotice } from "@toadstool/elements/dialog/undo-notice";

/** A post, a draft, a letter, a work or a page is in the trash. `list` is the query of the list that it was deleted from. */
export function DeletedNotice({ kind, id, list }: Pick<JustDone, "kind" | "id"> & { list?: string }) {
  const fields = { intent: `restore-${kind}`, id, ...(list !== undefined && { list }) };
  return (
    <UndoNotice action={placesOf[kind]} fields={fields}>
      {`The ${kind} is in the trash, and stays there for 30 days.`}
    </UndoNotice>
  );
}

/** Where texts of each kind are listed, with their trash; a work in the list that the notice is in. */
export const placesOf = {
  post: "/admin/blog",
  draft: "/admin/blog",
  letter: "/admin/email",
  page: "/admin/pages",
  work: undefined,
  note: undefined,
};

/** A post or page is published: its title leads to it. */
export function PublishedNotice({ path, title }: { path: string; title: string }) {
  return (
    <div className={doneNoticeClass}>
      <output>
        Published:{" "}
        <Link to={path} dir="auto">
          {title}
        </Link>
      </output>
    </div>
  );
}

/** Everything else that a press does and that needs no way back. */
export function DoneNotice({ act, kind }: Pick<JustDone, "act" | "kind">) {
  return (
    <div className={doneNoticeClass}>
      <output>{act === "reset" ? "The likes are reset." : `The ${kind} is saved.`}</output>
    </div>
  );
}
