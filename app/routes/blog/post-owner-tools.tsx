import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { PencilIcon } from "#app/ui/icons.tsx";
import type { PostSummary } from "#domain/posts/post.ts";
import { DeletePost } from "./delete-post.tsx";
import styles from "./post-owner-tools.module.css";

/** What the owner finds on a post's page: the pencil, which opens the editor, and the bin. */
export function PostOwnerTools({ post }: { post: PostSummary }) {
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
    </div>
  );
}
