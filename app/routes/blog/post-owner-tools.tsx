import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { stayHere } from "#app/browser/scroll.ts";
import { PencilIcon } from "@toadstool/elements/icons";
import type { Post, PostSummary } from "#domain/posts/post.ts";
import { DeletePost } from "./delete-post.tsx";
import styles from "./post-owner-tools.module.css";

/** Readers never load it. */
const EditPost = lazy(() => import("./edit-post.tsx"));

/** What the owner finds on a post's page: the pencil, which opens the editor, and the bin. */
export function PostOwnerTools({ post, editing }: { post: PostSummary; editing: Post | null }) {
  // A dialog needs scripts; without them the pencil leads to the editor's own page.
  const isScripted = useScripted();
  const editor = isScripted ? `/blog/${post.slug}?edit` : `/admin/blog?post=${post.id}&edit`;
  useEditorOnceLoggedIn(editing !== null);
  return (
    <div className={styles.tools}>
      <Link
        to={editor}
        state={stayHere}
        preventScrollReset
        className={styles.edit}
        aria-label={`Edit “${post.title}”`}
        title="Edit"
      >
        <PencilIcon />
      </Link>
      <DeletePost post={post} returnTo="/blog" />
      {editing && isScripted && (
        <Suspense>
          <EditPost post={editing} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * An owner whose session had ended may have opened the page to edit it: it was served as to a reader, and is
 * requested again.
 */
function useEditorOnceLoggedIn(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const open = useEffectEvent(() => {
    if (query.has("edit") && !isOpen) void revalidate();
  });
  useEffect(() => open(), []);
}
