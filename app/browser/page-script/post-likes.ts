import { toggleLike } from "@toadstool/elements/like";
import type { InferResponseType } from "hono/client";
import type { ApiClient } from "#workers/api/client.ts";

/** A visitor's like of a post, or the end of it. */
export const likePost = (form: HTMLFormElement) => toggleLike(form, { store: storeLike });

/** Why nothing was stored; null where it was. */
async function storeLike(id: string, liked: boolean): Promise<string | null> {
  try {
    const response = await fetch("/api/posts/likes", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id, mode: liked ? 1 : -1 }),
      // A visitor who likes and leaves has liked.
      keepalive: true,
    });
    const answer = (await response.json()) as InferResponseType<ApiClient["posts"]["likes"]["$put"]>;
    return "data" in answer ? null : answer.error.message;
  } catch {
    return "No connection: your like was not counted. Try again.";
  }
}
