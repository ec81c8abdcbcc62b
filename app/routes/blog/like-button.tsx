import { formatNumber } from "@toadstool/language";
import { useActionData } from "react-router";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import { Mark } from "#studio/mark.tsx";
import styles from "./like-button.module.css";
import { useWords } from "#app/ui/use-words.ts";
import type { likePost } from "./like-post.server.ts";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/** What is shown after a press without scripts; otherwise what is stored, and no like. */
function useLikes({ likes }: Pick<PostSummary, "likes">) {
  const answer = useActionData<Answer>();
  const isAnswer = answer !== undefined && "liked" in answer;
  const { liked, likes: shown } = isAnswer ? answer : { liked: false, likes };
  /** `pressed` is what is shown after a press. */
  const pressed = liked ? Math.max(0, shown - 1) : shown + 1;
  return { liked, shown, pressed, trouble: isRefused(answer) && answer.message };
}

/** A form; where scripts run, app/browser/page-script answers its button without leaving the page. */
export function LikeButton({ post }: { post: Pick<PostSummary, "id" | "likes"> }) {
  const { liked, shown, pressed, trouble } = useLikes(post);
  const { language, likes } = useWords();
  return (
    <form method="post" data-like={post.id} data-offline={likes.offline} className={styles.like}>
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="shown" value={shown} />
      <button type="submit" name="mode" value={liked ? -1 : 1} aria-pressed={liked} className={styles.button}>
        <Mark />
        {likes.like}
        <span data-likes={formatNumber(language, pressed)} suppressHydrationWarning className={styles.count}>
          {formatNumber(language, shown)}
        </span>
      </button>
      <output className={styles.trouble}>{trouble}</output>
    </form>
  );
}

/** How many like a post. */
export function LikeCount({ post }: { post: Pick<PostSummary, "likes"> }) {
  const { shown, pressed } = useLikes(post);
  const { count } = useWords().likes;
  return (
    <span className={styles.likes}>
      <Mark />
      <span data-likes={count({ count: pressed })} suppressHydrationWarning>
        {count({ count: shown })}
      </span>
    </span>
  );
}
