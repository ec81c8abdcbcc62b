import { Link } from "react-router";
import type { JustDone } from "#app/just-done.ts";
import { doneNoticeClass, UndoNotice } from "@toadstool/elements/dialog/undo-notice";

/** Where each is restored; a work in the list that the notice is in. */
const actions = {
  post: "/admin/blog",
  draft: "/admin/blog",
  letter: "/admin/email",
  work: undefined,
  note: undefined,
};

/** A post, a draft, a letter or a work is in the trash. `list` is the query of the list that it was deleted from. */
export function DeletedNotice({ kind, id, list }: Pick<JustDone, "kind" | "id"> & { list?: string }) {
  const fields = { intent: `restore-${kind}`, id, ...(list !== undefined && { list }) };
  return (
    <UndoNotice action={actions[kind]} fields={fields}>
      {`The ${kind} is in the trash, and stays there for 30 days.`}
    </UndoNotice>
  );
}

/** A post is published: its title leads to it. */
export function PublishedNotice({ slug, title }: { slug: string; title: string }) {
  return (
    <div className={doneNoticeClass}>
      <output>
        Published:{" "}
        <Link to={`/blog/${slug}`} dir="auto">
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
