import { type SubmitEvent, useRef, useState } from "react";
import { useActionData } from "react-router";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import type { likePost } from "./like-post.server.ts";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/**
 * Whether a post is liked is known to this page alone, and forgotten when it is left. With scripts the count follows
 * the click at once; without, the answer to the form is this page again.
 */
export function useLike(post: Pick<PostSummary, "id" | "likes">) {
  const answered = useActionData<Answer>();
  const answeredLiked = answered !== undefined && "liked" in answered && answered.liked;
  const [liked, setLiked] = useState(answeredLiked);
  const [trouble, setTrouble] = useState(isRefused(answered) ? answered.message : null);
  // One after the other: the last click is the one that stays.
  const sent = useRef<Promise<void>>(Promise.resolve());

  const send = async (wanted: boolean) => {
    const refusal = await storeLike(post.id, wanted);
    if (refusal === null) return;
    setLiked(!wanted);
    setTrouble(refusal);
  };

  // The page that answers a form counts this visitor's like already.
  const stored = answeredLiked ? post.likes - 1 : post.likes;
  return {
    liked,
    count: stored + (liked ? 1 : 0),
    trouble,
    toggle: (event: SubmitEvent) => {
      event.preventDefault();
      setLiked(!liked);
      setTrouble(null);
      sent.current = sent.current.then(() => send(!liked));
    },
  };
}

export type Like = ReturnType<typeof useLike>;

/** Why it was not stored, or null. Not by the router: where it gets no answer, it takes the article away. */
async function storeLike(id: string, liked: boolean): Promise<string | null> {
  try {
    const response = await fetch("/api/posts/likes", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id, mode: liked ? 1 : -1 }),
      // Who likes and leaves has liked.
      keepalive: true,
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error: { message: string } };
    return error.message;
  } catch {
    return "No connection: your like was not counted. Try again.";
  }
}
