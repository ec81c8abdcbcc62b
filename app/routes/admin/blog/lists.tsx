import { Form, Link, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDelete } from "#app/ui/notice/confirm-delete.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { SendAsLetter } from "#app/ui/post/send-as-letter.tsx";
import { displayDate, type PostSummary } from "#domain/posts/post.ts";
import { readingMinutes, readingWords } from "@toadstool/prose";
import styles from "./lists.module.css";
import { wordCount } from "./word-count.ts";

interface PostListProps {
  posts: PostSummary[];
  search: string;
  /** How long each is, by its id. */
  words?: Record<string, number>;
}

export function PostList({ posts, search, words = {} }: PostListProps) {
  if (posts.length === 0) {
    return (
      <p className={styles.empty}>
        {search ? "No posts found" : "Nothing is published yet. Write your first post in the form above."}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} words={words[post.id]} />
      ))}
    </ul>
  );
}

function PostRow({ post, words }: { post: PostSummary; words?: number }) {
  const { id, slug, title, likes } = post;
  const { search } = useLocation();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={`/blog/${slug}`} className={styles.title} dir="auto">
          {title}
        </Link>
        <p className={styles.meta}>
          <span>{displayDate(post.dateString)}</span>
          {words !== undefined && <span>{wordCount(words)}</span>}
          {words !== undefined && <span>{readingWords(readingMinutes(words))}</span>}
          <span>{likes === 1 ? "1 like" : `${likes} likes`}</span>
        </p>
      </div>
      <div className={styles.tools}>
        <Link to={`?post=${id}&edit`} aria-label={`Edit ${title}`}>
          Edit
        </Link>
        <Link to={`/admin/revisions/post/${id}`} aria-label={`History of ${title}`}>
          History
        </Link>
        <a href={`/admin/blog/export/post/${id}`} download aria-label={`Export ${title} as .md`}>
          Export
        </a>
        <SendAsLetter postId={id} title={title} look="plain" />
        <ListCommand intent="reset-likes" id={id} words="Reset Likes" about={title} list={search} />
        <ConfirmDelete
          label={`Delete ${title}`}
          question="Are you sure you want to delete this post?"
          action="/admin/blog"
          fields={{ intent: "delete-post", id, list: search }}
        />
      </div>
    </li>
  );
}

interface Deleted {
  id: string;
  title: string;
  deletedAt: string;
}

export function TrashList({ posts, drafts }: { posts: Deleted[]; drafts: Deleted[] }) {
  const deleted = [
    ...posts.map((item) => ({ ...item, what: "post" })),
    ...drafts.map((item) => ({ ...item, what: "draft" })),
  ].toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt));
  if (deleted.length === 0)
    return <p className={styles.empty}>The trash is empty. What you delete stays here for 30 days.</p>;
  return (
    <ul className={styles.list}>
      {deleted.map((item) => (
        <li key={item.id} className={styles.row}>
          <div className={styles.what}>
            <span className={styles.title} dir="auto">
              {item.title || "Untitled"}
            </span>
            <p className={styles.meta}>
              <span>{item.what}</span>
              <span>
                deleted <Moment iso={item.deletedAt} />
              </span>
            </p>
          </div>
          <ListCommand
            intent={`restore-${item.what}`}
            id={item.id}
            words="Restore"
            about={item.title || "Untitled"}
          />
        </li>
      ))}
    </ul>
  );
}

interface ListCommandProps {
  intent: string;
  id: string;
  words: string;
  about: string;
  /** The query of the list that it leads back to. */
  list?: string;
}

function ListCommand({ intent, id, words, about, list }: ListCommandProps) {
  return (
    <Form method="post" action="/admin/blog">
      <input type="hidden" name="id" value={id} />
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      <Button type="submit" name="intent" value={intent} look="plain" aria-label={`${words}: ${about}`}>
        {words}
      </Button>
    </Form>
  );
}
