import { Link } from "react-router";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import type { ListedOwnPage } from "#domain/drafts/own-page-list.server.ts";
import { counted } from "#domain/text/counted.ts";
import lists from "../blog/lists.module.css";
import { type DeletedText, TextRow, TrashRows } from "../blog/text-row.tsx";

/** The owner's pages, the one that was changed last first. */
export function PageList({ pages, openId }: { pages: ListedOwnPage[]; openId: string }) {
  if (pages.length === 0) {
    return (
      <p className={lists.empty}>
        No pages yet. Write one above: what you are doing now, what you sell, or links to you elsewhere.
      </p>
    );
  }
  return (
    <ul className={lists.list}>
      {pages.map((page) => (
        <PageRow key={page.id} page={page} isOpen={page.id === openId} />
      ))}
    </ul>
  );
}

function PageRow({ page, isOpen }: { page: ListedOwnPage; isOpen: boolean }) {
  const { id, path, isChanged, updatedAt } = page;
  const title = page.title || "Untitled";
  return (
    <TextRow
      title={title}
      to={`/admin/pages?page=${id}`}
      isOpen={isOpen}
      facts={
        <>
          {path === null ? (
            <span>not published</span>
          ) : (
            <Link to={path} className={lists.slug}>
              {path}
            </Link>
          )}
          {isChanged && <span>has changes that are not published</span>}
          <span>
            saved <Moment iso={updatedAt} />
          </span>
        </>
      }
      notes={<Notes page={page} />}
    >
      <ConfirmDelete
        label={`Delete the page ${title}`}
        question="Are you sure you want to delete this page? Visitors no longer find it."
        action="/admin/pages"
        fields={{ intent: "delete-page", id }}
      />
    </TextRow>
  );
}

function Notes({ page }: { page: ListedOwnPage }) {
  const { path, hiddenBy, publishAt, publishTrouble } = page;
  if (hiddenBy) {
    return (
      <p className={lists.trouble}>
        <strong>Visitors do not see this page.</strong> Its address, {path}, now belongs to {hiddenBy}. Choose
        another address and publish the page again.
      </p>
    );
  }
  if (publishTrouble) return <p className={lists.trouble}>{publishTrouble}</p>;
  return (
    publishAt && (
      <p className={lists.mark}>
        Will be published on <ComingMoment iso={publishAt} />
      </p>
    )
  );
}

/** Folded away. */
export function PageTrash({ pages }: { pages: Omit<DeletedText, "kind">[] }) {
  if (pages.length === 0) return null;
  return (
    <details className={lists.more}>
      <summary>
        <span>{counted(pages.length, "page")} in the trash</span>
      </summary>
      <TrashRows texts={pages.map((page) => ({ ...page, kind: "page" }))} untitled="Untitled" />
    </details>
  );
}
