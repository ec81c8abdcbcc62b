import { likesWords } from "@toadstool/elements/like";
import { useActionData } from "react-router";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import { Mark } from "#studio/mark.tsx";
import styles from "./like-button.module.css";
import type { likePost } from "./like-post.server.ts";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/** A form; where scripts run, app/browser/page-script answers its button without leaving the page. */
export function LikeButton({ post: { id, likes } }: { post: Pick<PostSummary, "id" | "likes"> }) {
  const answer = useActionData<Answer>();
  const liked = answer !== undefined && "liked" in answer && answer.liked;
  return (
    <form method="post" data-like={id} className={styles.like}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="mode" value={liked ? -1 : 1} aria-pressed={liked} className={styles.button}>
        <Mark />
        Like
        <span data-likes suppressHydrationWarning className={styles.count}>
          {likes}
        </span>
      </button>
      <output className={styles.trouble}>{isRefused(answer) && answer.message}</output>
    </form>
  );
}

/** How many like a post. */
export function LikeCount({ likes }: Pick<PostSummary, "likes">) {
  return (
    <span className={styles.likes}>
      <Mark />
      <span data-likes-words suppressHydrationWarning>
        {likesWords(likes)}
      </span>
    </span>
  );
}
