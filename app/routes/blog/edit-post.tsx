import { useNavigate } from "react-router";
import { useScripted } from "#app/browser/scripted.ts";
import { Modal } from "#app/ui/modal.tsx";
import { PostEditor } from "#app/ui/post-editor.tsx";
import type { Post } from "#domain/posts/post.ts";

/** The editor over the post it edits; in place, where scripts are off. */
export default function EditPost({ post }: { post: Post }) {
  const navigate = useNavigate();
  const scripted = useScripted();
  const title = `Edit “${post.title}”`;
  const editor = <PostEditor key={post.version} mode={{ kind: "post", post }} />;
  if (!scripted) return <section aria-label={title}>{editor}</section>;
  const close = () => void navigate(`/blog/${post.slug}`, { replace: true, preventScrollReset: true });
  return (
    <Modal open title={title} onClose={close} wide>
      {editor}
    </Modal>
  );
}
