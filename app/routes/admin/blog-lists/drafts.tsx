import type { ListOf } from "#app/ui/list/list.tsx";
import { ComingMoment, since } from "#app/ui/moment/moment.tsx";
import type { Draft } from "#domain/drafts/draft.ts";
import { counted } from "#domain/text/counted.ts";
import { homeOf } from "./lists.ts";
import { bulk } from "./texts-page.tsx";

type ListedDraft = Pick<
  Draft,
  "id" | "title" | "slug" | "words" | "updatedAt" | "publishAt" | "publishTrouble"
>;

/** Drafts of posts. */
export const drafts: ListOf<ListedDraft & { isOpen?: boolean }> = {
  one: "draft",
  many: "drafts",
  home: homeOf("drafts"),
  row: ({ id, isOpen, ...draft }) => ({
    id: `draft:${id}`,
    title: draft.title,
    to: `/admin/blog?draft=${id}&edit`,
    isOpen,
    facts: {
      Address: draft.slug && `/${draft.slug}`,
      Length: counted(draft.words, "word"),
      Saved: since("saved", draft.updatedAt),
    },
    note: (draft.publishAt || draft.publishTrouble) && <Schedule of={draft} />,
    presses: [
      { words: "History", to: `/admin/revisions/draft/${id}` },
      { words: "Export", to: `/admin/blog/export/draft/${id}`, isFile: true },
      { words: "Delete", intent: "delete-draft", isDanger: true },
    ],
    fields: { id, list: isOpen ? "home" : "here" },
  }),
  facts: ["Address", "Length", "Saved"],
  searchFor: "paper, 2024",
  bulk,
  empty: { title: "No drafts", words: "“Create Draft” keeps a text here until you publish it." },
};

function Schedule({
  of: { publishAt, publishTrouble },
}: {
  of: Pick<Draft, "publishAt" | "publishTrouble">;
}) {
  const on = publishAt && (
    <>
      {" "}
      on <ComingMoment iso={publishAt} />
    </>
  );
  if (!publishTrouble) return <strong>Will be published{on}</strong>;
  return (
    <>
      <strong>Was not published{on}.</strong> {publishTrouble} Open the draft, fix the problem, and schedule
      it again or publish it.
    </>
  );
}
