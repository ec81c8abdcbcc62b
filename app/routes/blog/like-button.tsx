import { Form } from "react-router";
import { Mark } from "#studio/mark.tsx";
import styles from "./like-button.module.css";
import type { Like } from "@toadstool/elements/like";

export function LikeButton({ postId, like }: { postId: string; like: Like }) {
  const { liked, count, trouble, toggle } = like;
  return (
    <Form method="post" className={styles.like} onSubmit={toggle}>
      <input type="hidden" name="id" value={postId} />
      <button type="submit" name="mode" value={liked ? -1 : 1} aria-pressed={liked} className={styles.button}>
        <Mark />
        Like
        <span className={styles.count}>{count}</span>
      </button>
      <output className={styles.trouble}>{trouble}</output>
    </Form>
  );
}

/** How many like a post. */
export function LikeCount({ count }: { count: number }) {
  return (
    <span className={styles.likes}>
      <Mark />
      {count} {count === 1 ? "like" : "likes"}
    </span>
  );
}
