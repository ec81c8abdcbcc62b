import { useLike } from "@toadstool/elements/like";
import { useActionData } from "react-router";
import type { InferResponseType } from "hono/client";
import type { ApiClient } from "#workers/api/client.ts";
import { isRefused } from "#domain/outcome.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import type { likePost } from "./like-post.server.ts";

type Answer = Awaited<ReturnType<typeof likePost>>["data"];

/** A visitor's like of a post; without scripts, the answer to its form is this page again. */
export function usePostLike({ id, likes }: Pick<PostSummary, "id" | "likes">) {
  const answered = useActionData<Answer>();
  const start = {
    liked: answered !== undefined && "liked" in answered && answered.liked,
    trouble: isRefused(answered) ? answered.message : null,
  };
  return useLike({ id, likes, start, keptAs: "likes", store: storeLike });
}

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
