import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import type { PostSummary } from "#domain/posts/post.ts";

/** The owner's bin for one post; `returnTo` is shown when the post is gone. */
export function DeletePost({ post, returnTo }: { post: PostSummary; returnTo: string }) {
  return (
    <ConfirmDelete
      label={`Delete “${post.title}”`}
      question="Are you sure you want to delete this post?"
      action="/admin/blog"
      fields={{ intent: "delete-post", id: post.id, returnTo }}
    />
  );
}
