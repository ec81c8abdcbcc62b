import { useState } from "react";
import { useNavigate } from "react-router";
import { PostEditor } from "#app/ui/post-editor/post-editor.tsx";
import { Modal } from "@toadstool/elements/dialog/modal";
import type { Post } from "#domain/posts/post.ts";

/** The editor over the post it edits. */
export default function EditPost({ post }: { post: Post }) {
  const navigate = useNavigate();
  const [newKey] = useState(() => crypto.randomUUID());
  const close = () => void navigate(`/blog/${post.slug}`, { replace: true, preventScrollReset: true });
  return (
    <Modal open title={`Edit “${post.title}”`} onClose={close} wide>
      <PostEditor
        mode={{ kind: "post", post }}
        newKey={newKey}
        isAskedFor
        onAdopt={(id) => void navigate(`/admin/blog?draft=${id}&edit`)}
      />
    </Modal>
  );
}
