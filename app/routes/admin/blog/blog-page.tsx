import { Link, redirect } from "react-router";
import { useLedBy } from "#app/browser/led-by.ts";
import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { NoticeShown } from "#app/ui/notice/notice.tsx";
import { opening, savedNotice } from "#app/ui/notice/notices.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { EditorMode } from "#app/ui/post-editor/editor-mode.ts";
import { PostEditor } from "#app/ui/post-editor/post-editor.tsx";
import { listDraftsAgain } from "#app/ui/post-editor/editor-api.ts";
import { useLatest } from "@toadstool/markdown-editor/side";
import { draftAddress } from "#domain/text/draft-address.ts";
import { findDraft, listDrafts } from "#domain/drafts/drafts.server.ts";
import { listPreviewLinks } from "#domain/drafts/preview-links.server.ts";
import { listManagedPosts } from "#domain/posts/managed-posts.server.ts";
import { findEditedPost } from "#domain/posts/posts.server.ts";
import type { Route } from "./+types/blog-page.ts";
import { reloadsAfterConflict, useOpenedEditor } from "./opened-editor.ts";
import { editorPresses } from "./editor-presses.server.ts";
import { drafts as draftList } from "../blog-lists/drafts.tsx";
import { posts as postList } from "../blog-lists/posts.tsx";
import { textPresses } from "../blog-lists/text-presses.server.ts";
import { ImportForm } from "../drafts/import.tsx";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

/** How many drafts, and how many posts, are beside the editor; the others are in lists of their own. */
const mostListed = 8;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const [{ posts }, drafts] = await Promise.all([
    listManagedPosts(services, owner, { limit: mostListed }),
    listDrafts(services, owner, "", "post", mostListed),
  ]);
  const mode = await openedIn(query);
  return {
    mode,
    posts,
    // The texts themselves stay behind: they would weigh megabytes.
    drafts: drafts.map(({ content: _content, ...draft }) => draft),
    // The link that led here asked for the form: to edit a text, or to see the result of scheduling.
    isAskedFor: query.has("edit") || query.has("scheduled"),
    newKey: crypto.randomUUID(),
    previews: mode.kind === "draft" ? await listPreviewLinks(services, owner, mode.draft.id) : [],
  };

  async function openedIn(wanted: URLSearchParams): Promise<EditorMode> {
    const draftId = wanted.get("draft");
    const postId = wanted.get("post");
    const draft = draftId ? await findDraft(services, owner, draftId) : null;
    if (draft && draft.kind !== "post") throw redirect(draftAddress(draft));
    const post = postId ? await findEditedPost(services, postId) : null;
    if (draft) return { kind: "draft", draft };
    if (post) return { kind: "post", post };
    return { kind: "new" };
  }
}

export const action = answersPresses({ ...textPresses, ...editorPresses });

export const shouldRevalidate = reloadsAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: posts and drafts", matches)];

export default function BlogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, posts, drafts, isAskedFor } = loaderData;
  const { closed } = useLedBy();
  const refused = actionData && "refusal" in actionData ? actionData : undefined;
  const isOfImport = refused?.typed.intent === "import-draft";
  const isOfEditor = refused !== undefined && !isOfImport && !isTextPress(refused.typed.intent);
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const editor = useOpenedEditor(mode, loaderData.newKey);
  const [listed, setListed] = useLatest<typeof drafts>(drafts);
  const listAgain = async () => {
    const found = await listDraftsAgain("post", mostListed);
    if (found) setListed(found);
  };
  return (
    <AdminMain title="Posts and drafts">
      {closed && <NoticeShown {...savedNotice("draft")} {...opening("draft", closed)} />}
      <PostEditor
        key={editor.key}
        {...editor.opened}
        refusal={isOfEditor ? refused.refusal : undefined}
        typed={isOfEditor ? refused.typed : undefined}
        held={posts.map(({ slug, title, summary }) => ({ slug, title, summary }))}
        isAskedFor={isAskedFor || made !== undefined}
        up={{ to: postList.home, words: "Posts" }}
        onSaved={() => void listAgain()}
        side={{ previews: loaderData.previews, made }}
      />
      <Section
        id="drafts-title"
        title="Latest drafts"
        beside={
          <span className={shared.row}>
            {editor.kind !== "new" && <Link to="/admin/blog">Write a new post</Link>}
            <Link to={draftList.home}>All drafts</Link>
          </span>
        }
      >
        <List
          of={short(draftList)}
          items={listed.map((draft) => ({ ...draft, isOpen: draft.id === editor.id }))}
        />
        <ImportForm refusal={isOfImport ? refused.refusal : undefined} />
      </Section>
      <Section id="posts-title" title="Latest posts" beside={<Link to={postList.home}>All posts</Link>}>
        <List
          of={short(postList)}
          items={posts.map((post) => ({ ...post, isOpen: post.id === editor.id }))}
        />
      </Section>
    </AdminMain>
  );
}

/** A list without its search and without what is done to many. */
const short = <Item,>(of: ListOf<Item>): ListOf<Item> => ({ ...of, searchFor: undefined, bulk: undefined });

/** What is done in the lists, and not by the editor; some of it also from other pages. */
const isTextPress = (intent: unknown) => /^(restore|delete|reset|letter)-/.test(String(intent));
