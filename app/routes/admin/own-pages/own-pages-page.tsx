import { Link } from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { pageOf, readListView, rowsFrom } from "#app/ui/list/list-view.ts";
import { ComingMoment, since } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { type EditorMode, pageWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { findDraft, listDeletedDrafts } from "#domain/drafts/drafts.server.ts";
import { type ListedOwnPage, listOwnPages } from "#domain/drafts/own-page-list.server.ts";
import { listPreviewLinks } from "#domain/drafts/preview-links.server.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import { Trash } from "../drafts/trash.tsx";
import { reloadsAfterConflict, useOpenedEditor } from "../blog/opened-editor.ts";
import type { Route } from "./+types/own-pages-page";
import { PageEditor } from "./page-editor.tsx";
import { pagePresses } from "./page-presses.server.ts";

const home = "/admin/pages";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const asked = query.get("page");
  const view = readListView(query);
  const [pages, trash, draft] = await Promise.all([
    listOwnPages(services, owner),
    listDeletedDrafts(services, owner, "page"),
    asked ? findDraft(services, owner, asked) : null,
  ]);
  const mode: EditorMode = draft?.kind === "page" ? { kind: "draft", draft } : { kind: "new" };
  return {
    mode,
    pages: pageOf(home, pages.slice(rowsFrom(view)[1]), view),
    open: pages.find(({ id }) => id === asked),
    trash,
    newKey: crypto.randomUUID(),
    previews: mode.kind === "draft" ? await listPreviewLinks(services, owner, mode.draft.id) : [],
  };
}

export const action = answersPresses(pagePresses);

export const shouldRevalidate = reloadsAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: pages", matches)];

export default function PagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, pages, trash, previews } = loaderData;
  const refused = actionData && "refusal" in actionData && !isOfList(actionData) ? actionData : undefined;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const editor = useOpenedEditor(mode, loaderData.newKey, pageWorkplace);
  const open = [...pages.items, loaderData.open].find((page) => page?.id === editor.id);
  return (
    <AdminMain title="Pages">
      <PageEditor
        key={editor.key}
        {...editor.opened}
        typed={refused?.typed}
        refusal={refused?.refusal}
        path={open?.path ?? null}
        side={{ previews, made }}
      />
      <Section
        id="pages-title"
        title="Your pages"
        beside={editor.kind !== "new" && <Link to="/admin/pages">Write a new page</Link>}
      >
        <List
          {...pages}
          of={pageList}
          items={pages.items.map((page) => ({ ...page, isOpen: page.id === editor.id }))}
        />
        <Trash kind="page" items={trash} />
      </Section>
    </AdminMain>
  );
}

const isOfList = ({ typed }: { typed: Record<string, string> }) =>
  /^(delete|restore)-/.test(typed.intent ?? "");

/** The owner's pages, the one that was changed last first. */
const pageList: ListOf<ListedOwnPage & { isOpen: boolean }> = {
  one: "page",
  many: "pages",
  home,
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
