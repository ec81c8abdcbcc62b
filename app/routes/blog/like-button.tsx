import { likesWords } from "@toadstool/elements/like";
import { useActionData } from "react-router";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import { Mark } from "#studio/mark.tsx";
import styles from "./like-button.module.css";
import type { likePost } from "./like-post.server.ts";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/** What is shown after a press without scripts; otherwise what is stored, and no like. */
function useLikes({ likes }: Pick<PostSummary, "likes">) {
  const answer = useActionData<Answer>();
  const isAnswer = answer !== undefined && "liked" in answer;
  return { ...(isAnswer ? answer : { liked: false, likes }), trouble: isRefused(answer) && answer.message };
}

/** A form; where scripts run, app/browser/page-script answers its button without leaving the page. */
export function LikeButton({ post }: { post: Pick<PostSummary, "id" | "likes"> }) {
  const { liked, likes, trouble } = useLikes(post);
  return (
    <form method="post" data-like={post.id} className={styles.like}>
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="shown" value={likes} />
      <button type="submit" name="mode" value={liked ? -1 : 1} aria-pressed={liked} className={styles.button}>
        <Mark />
        Like
        <span data-likes suppressHydrationWarning className={styles.count}>
          {likes}
        </span>
      </button>
      <output className={styles.trouble}>{trouble}</output>
    </form>
  );
}

/** How many like a post. */
export function LikeCount({ post }: { post: Pick<PostSummary, "likes"> }) {
  const { likes } = useLikes(post);
  return (
    <span className={styles.likes}>
      <Mark />
      <span data-likes-words suppressHydrationWarning>
        {likesWords(likes)}
      </span>
    </span>
  );
}
