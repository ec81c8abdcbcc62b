import { useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import type { likePost } from "./like-post.server.ts";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/**
 * Whether a post is liked is known to this page alone, and forgotten when it is left. With scripts the count follows
 * the click at once; without, the answer to the form is this page again.
 */
export function useLike(post: Pick<PostSummary, "likes">) {
  const fetcher = useFetcher<Answer>();
  const answered = useActionData<Answer>();
  const answeredLiked = answered !== undefined && "liked" in answered && answered.liked;
  const [wanted, setWanted] = useState(answeredLiked);

  const failed = fetcher.state === "idle" && isRefused(fetcher.data);
  const liked = failed ? !wanted : wanted;
  // The page that answers a form counts this visitor's like already.
  const stored = answeredLiked ? post.likes - 1 : post.likes;
  return {
    Form: fetcher.Form,
    liked,
    count: stored + (liked ? 1 : 0),
    trouble: [fetcher.data, answered].find(isRefused)?.message,
    toggle: () => setWanted(!liked),
  };
}

export type Like = ReturnType<typeof useLike>;
