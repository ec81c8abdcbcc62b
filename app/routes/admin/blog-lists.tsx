import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDelete } from "#app/ui/confirm-delete.tsx";
import type { Draft } from "#domain/drafts/draft.ts";
import { displayDate, type PostSummary } from "#domain/posts/post.ts";
import styles from "./blog-page.module.css";

export function DraftList({ drafts }: { drafts: Draft[] }) {
  if (drafts.length === 0)
    return <p className={styles.empty}>No drafts. “Create Draft” keeps a text here until it is ready.</p>;
  return (
    <ul className={styles.list}>
      {drafts.map((draft) => (
        <li key={draft.id} className={styles.row}>
          <div className={styles.what}>
            <Link to={`?draft=${draft.id}`} className={styles.title}>
              {draft.title || "Untitled"}
            </Link>
            <p className={styles.meta}>
              {countWords(draft.content)} · last saved <LocalTime iso={draft.updatedAt} />
            </p>
          </div>
          <ConfirmDelete
            label={`Delete the draft ${draft.title || "Untitled"}`}
            question="Are you sure you want to delete this draft?"
            action="/admin/blog"
            fields={{ intent: "delete-draft", id: draft.id }}
          />
        </li>
      ))}
    </ul>
  );
}

export function PostList({ posts, search }: { posts: PostSummary[]; search: string }) {
  if (posts.length === 0) {
    return (
      <p className={styles.empty}>
        {search ? "No posts found" : "Nothing published yet. The form above is where it starts."}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.id} className={styles.row}>
          <div className={styles.what}>
            <Link to={`/blog/${post.slug}`} className={styles.title}>
              {post.title}
            </Link>
            <p className={styles.meta}>
              {displayDate(post.dateString)} · {post.likes === 1 ? "1 like" : `${post.likes} likes`}
            </p>
          </div>
          <div className={styles.tools}>
            <Link to={`?post=${post.id}`} aria-label={`Edit ${post.title}`}>
              Edit
            </Link>
            <PostCommand intent="reset-likes" id={post.id} words="Reset Likes" about={post.title} />
            <ConfirmDelete
              label={`Delete ${post.title}`}
              question="Are you sure you want to delete this post?"
              action="/admin/blog"
              fields={{ intent: "delete-post", id: post.id }}
            />
          </div>
        </li>
      ))}
    </ul>
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
  ];
  if (deleted.length === 0)
    return <p className={styles.empty}>The trash is empty. What you delete stays here for 30 days.</p>;
  return (
    <ul className={styles.list}>
      {deleted.map((item) => (
        <li key={item.id} className={styles.row}>
          <div className={styles.what}>
            <span className={styles.title}>{item.title || "Untitled"}</span>
            <p className={styles.meta}>
              {item.what}, deleted <LocalTime iso={item.deletedAt} />
            </p>
          </div>
          <PostCommand
            intent={`restore-${item.what}`}
            id={item.id}
            words="Put it back"
            about={item.title || "Untitled"}
          />
        </li>
      ))}
    </ul>
  );
}

function PostCommand({
  intent,
  id,
  words,
  about,
}: {
  intent: string;
  id: string;
  words: string;
  about: string;
}) {
  return (
    <Form method="post" action="/admin/blog">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} look="plain" aria-label={`${words}: ${about}`}>
        {words}
      </Button>
    </Form>
  );
}

/** Server and browser may stand in different zones: UTC is said plainly and is the same in both. */
function LocalTime({ iso }: { iso: string }) {
  const words = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(iso));
  return <time dateTime={iso}>{words} UTC</time>;
}

function countWords(content: string): string {
  const words = content.split(/\s+/).filter(Boolean).length;
  return words === 1 ? "1 word" : `${words.toLocaleString("en-GB")} words`;
}
