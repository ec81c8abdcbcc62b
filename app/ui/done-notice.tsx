import { Link } from "react-router";
import type { JustDone } from "#app/just-done.ts";
import { doneNoticeClass, UndoNotice } from "@toadstool/elements/dialog/undo-notice";

/** A post, a draft, a letter, a work or a page is in the trash. `list` is the query of the list that it was deleted from. */
export function DeletedNotice({ kind, id, list }: Pick<JustDone, "kind" | "id"> & { list?: string }) {
  const fields = { intent: `restore-${kind}`, id, ...(list !== undefined && { list }) };
  return (
    <UndoNotice action={placesOf[kind]} fields={fields}>
      The {kind} is in {trashOf[kind] ? <Link to={trashOf[kind]}>the trash</Link> : "the trash"}, and stays
      there for 30 days.
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

/** Where there is a page with their trash alone. */
export const trashOf: Partial<Record<JustDone["kind"], string>> = {
  post: "/admin/blog/trash",
  draft: "/admin/blog/trash",
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

/** Everything else that a command does; what was closed or restored can be opened again, by its `id`. */
export function DoneNotice({ act, kind, id }: Pick<JustDone, "act" | "kind"> & { id?: string }) {
  const isAway = act === "closed" || act === "restored";
  const isText = kind === "post" || kind === "draft";
  const words = act === "restored" ? `The ${kind} is restored.` : `The ${kind} is saved.`;
  return (
    <div className={doneNoticeClass}>
      <output>{act === "reset" ? "The likes are reset." : words}</output>
      {id && isAway && isText && <Link to={`/admin/blog?${kind}=${id}&edit`}>Open the {kind}</Link>}
    </div>
  );
}
