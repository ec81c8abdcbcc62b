import { Link, redirect } from "react-router";
import { useLedBy } from "#app/browser/led-by.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
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
import { findEditedPost, listPosts } from "#domain/posts/posts.server.ts";
import { countWords } from "#domain/posts/words.server.ts";
import type { Route } from "./+types/blog-page.ts";
import { reloadsAfterConflict, useOpenedEditor } from "./opened-editor.ts";
import { answerBlogForm } from "./form.server.ts";
import { PostRows } from "./post-rows.tsx";
import { countTexts } from "../blog-lists/text-counts.server.ts";
import { BlogLinks } from "../blog-lists/blog-links.tsx";
import { blogPaths } from "../blog-lists/list-view.ts";
import { ImportForm } from "../drafts/import.tsx";
import { DraftRows } from "../drafts/list.tsx";
import { AdminMain, Section } from "../admin-main.tsx";
import { Trouble } from "@toadstool/elements/dialog/notice";
import shared from "../admin.module.css";
import styles from "./lists.module.css";

/** How many drafts, and how many posts, are beside the editor; the others are in lists of their own. */
const mostListed = 8;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const [{ posts }, drafts, counts] = await Promise.all([
    listPosts(services, { limit: mostListed }),
    listDrafts(services, owner, "", "post", mostListed),
    countTexts(services, owner),
  ]);
  const mode = await openedIn(query);
  return {
    mode,
    posts,
    counts,
    // The texts themselves stay behind: they would weigh megabytes.
    drafts: drafts.map(({ content: _content, ...draft }) => draft),
    words: await countWords(
      services,
      owner,
      posts.map(({ id }) => id),
    ),
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

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerBlogForm(services, owner, await request.formData());
}

export const shouldRevalidate = reloadsAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: posts and drafts", matches)];

export default function BlogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, posts, words, drafts, counts, isAskedFor } = loaderData;
  const { closed } = useLedBy();
  const refused = actionData && "refusal" in actionData ? actionData : undefined;
  const isOfImport = refused?.typed.intent === "import-draft";
  const isOfEditor = refused !== undefined && !listIntents.test(refused.typed.intent ?? "");
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const editor = useOpenedEditor(mode, loaderData.newKey);
  const [listed, setListed] = useLatest<typeof drafts>(drafts);
  const listAgain = async () => {
    const found = await listDraftsAgain("post", mostListed);
    if (found) setListed(found);
  };
  return (
    <AdminMain title="Posts and drafts" intro={<BlogLinks counts={counts} current="write" />}>
      {refused && !isOfEditor && !isOfImport && <Trouble>{refused.refusal.message}</Trouble>}
      {closed && <NoticeShown {...savedNotice("draft")} {...opening("draft", closed)} />}
      <Section
        id="editor-title"
        title={headings[editor.kind]}
        beside={
          editor.kind !== "new" && (
            <ButtonLink to="/admin/blog" look="quiet">
              Write a new post
            </ButtonLink>
          )
        }
      >
        <PostEditor
          key={editor.key}
          mode={editor.mode}
          refusal={isOfEditor ? refused.refusal : undefined}
          typed={isOfEditor ? refused.typed : undefined}
          held={posts.map(({ slug, title, summary }) => ({ slug, title, summary }))}
          newKey={editor.newKey}
          startOpen={isAskedFor || made !== undefined || undefined}
          onAdopt={editor.adopt}
          onSaved={() => void listAgain()}
          side={{ previews: loaderData.previews, made }}
        />
      </Section>
      <Section id="drafts-title" title="Drafts">
        {listed.length === 0 ? (
          <p className={styles.empty}>No drafts. “Create Draft” keeps a text here until you publish it.</p>
        ) : (
          <DraftRows drafts={listed} />
        )}
        {counts.drafts > mostListed && (
          <Link to={blogPaths.drafts} className={shared.reach}>
            All drafts
          </Link>
        )}
        <ImportForm refusal={isOfImport ? refused.refusal : undefined} />
      </Section>
      <Section id="posts-title" title="Published">
        {posts.length === 0 ? (
          <p className={styles.empty}>Nothing is published yet. Write your first post in the form above.</p>
        ) : (
          <PostRows posts={posts} words={words} />
        )}
        {counts.published > mostListed && (
          <Link to={blogPaths.published} className={shared.reach}>
            All published posts
          </Link>
        )}
      </Section>
    </AdminMain>
  );
}

/** Intents of the lists, not of the editor. */
const listIntents = /^(restore|delete|import)-/;

const headings = { new: "Write a new post", draft: "Edit the draft", post: "Edit the post" };
