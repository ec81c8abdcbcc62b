import { Form, Link, redirect } from "react-router";
import { justDoneIn } from "#app/just-done.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { EditorMode } from "#app/ui/post-editor/editor-mode.ts";
import { PostEditor } from "#app/ui/post-editor/post-editor.tsx";
import { listDraftsAgain } from "#app/ui/post-editor/editor-api.ts";
import { useLatest } from "@toadstool/markdown-editor/side";
import { findDraft, listDeletedDrafts, listDrafts } from "#domain/drafts/drafts.server.ts";
import { listPreviewLinks } from "#domain/drafts/preview-links.server.ts";
import { findPost, listPosts } from "#domain/posts/posts.server.ts";
import { listDeletedPosts } from "#domain/posts/trash.server.ts";
import { countWords } from "#domain/posts/words.server.ts";
import type { Route } from "./+types/blog-page.ts";
import { reloadsAfterConflict, useOpenedEditor } from "./opened-editor.ts";
import { answerBlogForm } from "./form.server.ts";
import { PostList, TrashList } from "./lists.tsx";
import { ImportForm } from "../drafts/import.tsx";
import { DraftList } from "../drafts/list.tsx";
import { PressDone } from "../press-done.tsx";
import { AdminMain, Section } from "../admin-main.tsx";
import styles from "./lists.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const [page, drafts, deletedPosts, deletedDrafts] = await Promise.all([
    listPosts(services, { search: query.get("q") ?? "", cursor: query.get("cursor") ?? undefined }),
    listDrafts(services, owner, query.get("drafts") ?? ""),
    listDeletedPosts(services, owner),
    listDeletedDrafts(services, owner),
  ]);
  const mode = await openedIn(query);
  return {
    mode,
    ...page,
    // The texts themselves stay behind: hundreds of them would weigh megabytes.
    drafts: drafts.map(({ content: _content, ...draft }) => draft),
    draftSearch: query.get("drafts") ?? "",
    words: await countWords(
      services,
      owner,
      page.posts.map(({ id }) => id),
    ),
    done: justDoneIn(services.settings, request),
    trash: { posts: deletedPosts, drafts: deletedDrafts },
    search: query.get("q") ?? "",
    // The press that led here asked for the form: to edit a text, or to see the result of scheduling.
    isAskedFor: query.has("edit") || query.has("scheduled"),
    isFirstPage: !query.has("cursor"),
    newKey: crypto.randomUUID(),
    previews: mode.kind === "draft" ? await listPreviewLinks(services, owner, mode.draft.id) : [],
  };

  async function openedIn(wanted: URLSearchParams): Promise<EditorMode> {
    const draftId = wanted.get("draft");
    const postId = wanted.get("post");
    const draft = draftId ? await findDraft(services, owner, draftId) : null;
    if (draft?.kind === "letter") throw redirect(`/admin/email?letter=${draft.id}`);
    if (draft?.kind === "page") throw redirect(`/admin/pages?page=${draft.id}`);
    const post = postId ? await findPost(services, postId) : null;
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
  const { mode, posts, words, drafts, draftSearch, done, trash, cursor, search, isAskedFor, isFirstPage } =
    loaderData;
  const refused = actionData && "refusal" in actionData ? actionData : undefined;
  const isOfImport = refused?.typed.intent === "import-draft";
  const isOfEditor = refused !== undefined && !listIntents.test(refused.typed.intent ?? "");
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const editor = useOpenedEditor(mode, loaderData.newKey);
  const open = editor.kind === "new" ? {} : { [editor.kind]: editor.id };
  const [listed, setListed] = useLatest<typeof drafts>(drafts);
  const listAgain = async () => {
    const found = await listDraftsAgain(draftSearch);
    if (found) setListed(found);
  };
  return (
    <AdminMain title="Posts and drafts">
      <PressDone done={done} />
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
        <PressDone done={done} list="draft" />
        <DraftList drafts={listed} search={draftSearch} />
        <ImportForm refusal={isOfImport ? refused.refusal : undefined} />
      </Section>
      <Section id="posts-title" title="Published">
        <PressDone done={done} list="post" />
        <search>
          <Form className={styles.postSearch}>
            {editor.kind !== "new" && <input type="hidden" name={editor.kind} value={editor.id} />}
            <label htmlFor="posts-search">Search posts</label>
            <input
              id="posts-search"
              type="search"
              name="q"
              defaultValue={search}
              placeholder="Ex: React, 3D"
            />
            <Button type="submit" look="quiet">
              Search
            </Button>
          </Form>
        </search>
        <PostList posts={posts} search={search} words={words} />
        <p className={styles.pages}>
          {!isFirstPage && (
            <Link to={`?${new URLSearchParams({ ...open, q: search }).toString()}`} preventScrollReset>
              Newest posts
            </Link>
          )}
          {cursor && (
            <Link
              to={`?${new URLSearchParams({ ...open, q: search, cursor }).toString()}`}
              preventScrollReset
            >
              Older posts
            </Link>
          )}
        </p>
      </Section>
      <Section id="trash-title" title="Trash">
        {refused && !isOfEditor && !isOfImport && (
          <p role="alert" className={styles.refusal}>
            {refused.refusal.message}
          </p>
        )}
        <TrashList {...trash} />
      </Section>
    </AdminMain>
  );
}

/** Intents of the lists, not of the editor. */
const listIntents = /^(restore|delete|import)-/;

const headings = { new: "Write a new post", draft: "Edit the draft", post: "Edit the post" };
