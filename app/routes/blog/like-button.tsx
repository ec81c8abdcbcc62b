import { useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { ToadstoolIcon } from "#app/ui/icons.tsx";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import type { likePost } from "./like-post.server.ts";
import styles from "./like-button.module.css";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/**
 * Likes and unlikes a post. Whether it is liked is known to this page alone, and forgotten when it is left. With
 * scripts the count follows the click at once; without, the answer to the form is this page again.
 */
export function LikeButton({ post }: { post: Pick<PostSummary, "id" | "likes"> }) {
  const fetcher = useFetcher<Answer>();
  const answered = useActionData<Answer>();
  const answeredLiked = answered !== undefined && "liked" in answered && answered.liked;
  const [wanted, setWanted] = useState(answeredLiked);

  const trouble = [fetcher.data, answered].find(isRefused);
  const failed = fetcher.state === "idle" && isRefused(fetcher.data);
  const liked = failed ? !wanted : wanted;
  // The page that answers a form counts this visitor's like already.
  const others = answeredLiked ? post.likes - 1 : post.likes;

  return (
    <fetcher.Form method="post" className={styles.like} onSubmit={() => setWanted(!liked)}>
      <input type="hidden" name="id" value={post.id} />
      <button type="submit" name="mode" value={liked ? -1 : 1} aria-pressed={liked} className={styles.button}>
        <ToadstoolIcon />
        Like
        <span className={styles.count}>
          {others + (liked ? 1 : 0)}
          <span className="visually-hidden"> likes</span>
        </span>
      </button>
      <output className={styles.trouble}>{trouble?.message}</output>
    </fetcher.Form>
  );
}
