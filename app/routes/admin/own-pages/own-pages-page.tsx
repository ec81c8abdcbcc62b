import { Link } from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { List } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { type EditorMode, pageWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { findDraft, listDeletedDrafts } from "#domain/drafts/drafts.server.ts";
import { listOwnPages } from "#domain/drafts/own-page-list.server.ts";
import { listPreviewLinks } from "#domain/drafts/preview-links.server.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import { Trash } from "../drafts/trash.tsx";
import { reloadsAfterConflict, useOpenedEditor } from "../blog/opened-editor.ts";
import type { Route } from "./+types/own-pages-page";
import { pages as pageList } from "./list.tsx";
import { PageEditor } from "./page-editor.tsx";
import { pagePresses } from "./page-presses.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const asked = new URL(request.url).searchParams.get("page");
  const [pages, trash, draft] = await Promise.all([
    listOwnPages(services, owner),
    listDeletedDrafts(services, owner, "page"),
    asked ? findDraft(services, owner, asked) : null,
  ]);
  const mode: EditorMode = draft?.kind === "page" ? { kind: "draft", draft } : { kind: "new" };
  return {
    mode,
    pages,
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
  const open = pages.find(({ id }) => id === editor.id);
  return (
    <AdminMain title="Pages">
      <PageEditor
        key={editor.key}
        mode={editor.mode}
        typed={refused?.typed}
        refusal={refused?.refusal}
        path={open?.path ?? null}
        held={[]}
        newKey={editor.newKey}
        onAdopt={editor.adopt}
        onSaved={nothingMore}
        side={{ previews, made }}
      />
      <Section
        id="pages-title"
        title="Your pages"
        beside={editor.kind !== "new" && <Link to="/admin/pages">Write a new page</Link>}
      >
        <List of={pageList} items={pages.map((page) => ({ ...page, isOpen: page.id === editor.id }))} />
        <Trash kind="page" items={trash} />
      </Section>
    </AdminMain>
  );
}

const isOfList = ({ typed }: { typed: Record<string, string> }) =>
  /^(delete|restore)-/.test(typed.intent ?? "");

/** The list is loaded anew with the page. */
const nothingMore = () => undefined;
