import { toggleLike } from "@toadstool/elements/like";
import type { InferResponseType } from "hono/client";
import type { ApiClient } from "#workers/api/client.ts";

/** A visitor's like of a post, or the end of it. */
export function likePost(form: HTMLFormElement): void {
  const { offline = "" } = form.dataset;
  toggleLike(form, { store: (id, liked) => storeLike(id, liked).catch(() => offline) });
}

/** Why nothing was stored; null where it was. Throws where no answer came. */
async function storeLike(id: string, liked: boolean): Promise<string | null> {
  const response = await fetch("/api/posts/likes", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ id, mode: liked ? 1 : -1 }),
    // A visitor who likes and leaves has liked.
    keepalive: true,
  });
  const answer = (await response.json()) as InferResponseType<ApiClient["posts"]["likes"]["$put"]>;
  return "data" in answer ? null : answer.error.message;
}
