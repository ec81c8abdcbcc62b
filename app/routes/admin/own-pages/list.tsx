import { Link } from "react-router";
import type { ListOf } from "#app/ui/list/list.tsx";
import { ComingMoment, since } from "#app/ui/moment/moment.tsx";
import type { ListedOwnPage } from "#domain/drafts/own-page-list.server.ts";

/** The owner's pages, the one that was changed last first. */
export const pages: ListOf<ListedOwnPage & { isOpen: boolean }> = {
  one: "page",
  many: "pages",
  home: "/admin/pages",
  row: ({ isOpen, ...page }) => ({
    id: page.id,
    title: page.title,
    to: `/admin/pages?page=${page.id}`,
    isOpen,
    facts: {
      Address: page.path === null ? "not published" : <Link to={page.path}>{page.path}</Link>,
      Saved: since("saved", page.updatedAt),
    },
    note: noteOn(page),
    presses: [
      page.path !== null && { words: "View", to: page.path },
      { words: "Delete", intent: "delete-page", isDanger: true },
    ],
    fields: { list: isOpen ? "home" : "here" },
  }),
  facts: ["Address", "Saved"],
  empty: {
    title: "No pages yet",
    words: "Write one above: what you are doing now, what you sell, or links to you elsewhere.",
  },
};

function noteOn({ path, hiddenBy, publishAt, publishTrouble, isChanged }: ListedOwnPage) {
  if (hiddenBy)
    return (
      <>
        <strong>Visitors do not see this page.</strong> Its address, {path}, now belongs to {hiddenBy}. Choose
        another address and publish the page again.
      </>
    );
  if (publishTrouble) return publishTrouble;
  if (publishAt)
    return (
      <strong>
        Will be published on <ComingMoment iso={publishAt} />
      </strong>
    );
  return isChanged && "has changes that are not published";
}
