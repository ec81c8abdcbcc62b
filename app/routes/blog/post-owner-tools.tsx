import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { PencilIcon } from "#app/ui/icons.tsx";
import type { Post, PostSummary } from "#domain/posts/post.ts";
import { DeletePost } from "./delete-post.tsx";
import styles from "./post-owner-tools.module.css";

/** Readers never load it. */
const EditPost = lazy(() => import("./edit-post.tsx"));

/** What the owner finds on a post's page: the pencil, which opens the editor, and the bin. */
export function PostOwnerTools({ post, editing }: { post: PostSummary; editing: Post | null }) {
  return (
    <div className={styles.tools}>
      <Link
        to={`/blog/${post.slug}?edit`}
        state={stayHere}
        preventScrollReset
        className={styles.edit}
        aria-label={`Edit “${post.title}”`}
        title="Edit"
      >
        <PencilIcon />
      </Link>
      <DeletePost post={post} returnTo="/blog" />
      {editing && (
        <Suspense>
          <EditPost post={editing} />
        </Suspense>
      )}
    </div>
  );
}
