import { Link, useLocation } from "react-router";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { SendAsLetter } from "#app/ui/post/send-as-letter.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { displayDate, type PostSummary } from "#domain/posts/post.ts";
import { readingMinutes } from "@toadstool/markdown/prose";
import { counted } from "#domain/text/counted.ts";
import styles from "./lists.module.css";
import { TextRow } from "./text-row.tsx";

interface PostRowsProps {
  posts: PostSummary[];
  /** How long each is, by its id. */
  words: Record<string, number>;
  /** Many of them can be chosen. */
  isChoosing?: boolean;
}

export function PostRows({ posts, words, isChoosing }: PostRowsProps) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} words={words[post.id]} isChoosing={isChoosing} />
      ))}
    </ul>
  );
}

function PostRow({ post, words, isChoosing }: { post: PostSummary; words?: number; isChoosing?: boolean }) {
  const { id, slug, title, likes } = post;
  const { pathname, search } = useLocation();
  const { language } = useProfile();
  const list = pathname + search;
  return (
    <TextRow
      title={title}
      chosenAs={isChoosing ? `post:${id}` : undefined}
      to={`/blog/${slug}`}
      facts={
        <>
          <span>{displayDate(post.dateString, language)}</span>
          {words !== undefined && <span>{counted(words, "word")}</span>}
          {words !== undefined && <span>{readingMinutes(words)} min read</span>}
          <span>{counted(likes, "like")}</span>
        </>
      }
    >
      <div className={styles.tools}>
        <Link to={`/admin/blog?post=${id}&edit`} aria-label={`Edit ${title}`}>
          Edit
        </Link>
        <Link to={`/admin/revisions/post/${id}`} aria-label={`History of ${title}`}>
          History
        </Link>
        <a href={`/admin/blog/export/post/${id}`} download aria-label={`Export ${title} as .md`}>
          Export
        </a>
        <SendAsLetter postId={id} title={title} look="plain" />
        <Asked summary="Reset Likes…" label={`Reset Likes: ${title}…`} look="plain" className={styles.asked}>
          <p>The count begins again at 0. This cannot be undone.</p>
          <FormButton action="/admin/blog" intent="reset-likes" fields={{ id, list }} look="danger">
            Reset Likes
          </FormButton>
        </Asked>
        <ConfirmDelete
          label={`Delete ${title}`}
          question="Are you sure you want to delete this post?"
          action="/admin/blog"
          fields={{ intent: "delete-post", id, list }}
        />
      </div>
    </TextRow>
  );
}
