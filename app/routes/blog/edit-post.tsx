import { useNavigate } from "react-router";
import { Modal } from "#app/ui/modal.tsx";
import { PostEditor } from "#app/editor/post-editor.tsx";
import type { Post } from "#domain/posts/post.ts";

/** The editor over the post it edits. */
export default function EditPost({ post }: { post: Post }) {
  const navigate = useNavigate();
  const close = () => void navigate(`/blog/${post.slug}`, { replace: true, preventScrollReset: true });
  return (
    <Modal open title={`Edit “${post.title}”`} onClose={close} wide>
      <PostEditor key={post.version} mode={{ kind: "post", post }} />
    </Modal>
  );
}
