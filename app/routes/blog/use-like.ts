import { type SubmitEvent, useRef, useState } from "react";
import { useActionData } from "react-router";
import type { InferResponseType } from "hono/client";
import type { ApiClient } from "#workers/api/client.ts";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import type { likePost } from "./like-post.server.ts";
import { rememberLike, wasLiked } from "./own-likes.ts";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/**
 * Whether a post is liked is known to this page alone, and forgotten when it is left. The stored count takes one like of
 * each visitor, so it may hold this visitor's already: then liking again adds nothing. With scripts the count follows the
 * click at once, and the stored one as soon as that is known; without, the answer to the form is this page again.
 */
export function useLike(post: Pick<PostSummary, "id" | "likes">) {
  const answered = useActionData<Answer>();
  const answeredLiked = answered !== undefined && "liked" in answered && answered.liked;
  const [liked, setLiked] = useState(answeredLiked);
  // The stored likes but this visitor's, once something has been pressed.
  const [others, setOthers] = useState<number | null>(null);
  const [trouble, setTrouble] = useState(isRefused(answered) ? answered.message : null);
  // One after the other: the last click is the one that stays.
  const sent = useRef<Promise<void>>(Promise.resolve());

  const send = async (wanted: boolean) => {
    const answer = await storeLike(post.id, wanted);
    if ("likes" in answer) {
      rememberLike(post.id, wanted);
      setOthers(answer.likes - (wanted ? 1 : 0));
      return;
    }
    setLiked(!wanted);
    setOthers(others);
    setTrouble(answer.refusal);
  };

  return {
    liked,
    count: others === null ? post.likes : others + (liked ? 1 : 0),
    trouble,
    toggle: (event: SubmitEvent) => {
      event.preventDefault();
      const isCounted = liked || wasLiked(post.id);
      setOthers(others ?? post.likes - (isCounted ? 1 : 0));
      setLiked(!liked);
      setTrouble(null);
      sent.current = sent.current.then(() => send(!liked));
    },
  };
}

export type Like = ReturnType<typeof useLike>;

/** The stored count, or why nothing was stored. Not by the router: where it gets no answer, it takes the article away. */
async function storeLike(id: string, liked: boolean): Promise<{ likes: number } | { refusal: string }> {
  try {
    const response = await fetch("/api/posts/likes", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id, mode: liked ? 1 : -1 }),
      // A visitor who likes and leaves has liked.
      keepalive: true,
    });
    const answer = (await response.json()) as InferResponseType<ApiClient["posts"]["likes"]["$put"]>;
    return "data" in answer ? answer.data : { refusal: answer.error.message };
  } catch {
    return { refusal: "No connection: your like was not counted. Try again." };
  }
}
