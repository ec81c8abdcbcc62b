import { formatNumber } from "@toadstool/language";
import { useWords } from "#app/ui/use-words.ts";
import { Link } from "@toadstool/elements/page/link";
import { Mark } from "#studio/mark.tsx";
import type { Picture } from "@toadstool/media/showing";
import { typographic } from "@toadstool/markdown/typography";
import { displayDate, type PostSummary } from "#domain/posts/post.ts";
import { DeletePost } from "./delete-post.tsx";
import styles from "./post-card.module.css";
import { FoundText } from "#app/ui/found/found-text.tsx";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import cut from "#app/ui/picture/cut-cover.module.css";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { Kept } from "#app/ui/kept/kept.tsx";
import { PostPicture } from "#app/ui/post/post-picture.tsx";

export interface PostCardProps {
  post: PostSummary;
  /** The library's. */
  picture: Picture | undefined;
  /** The owner sees the bin. */
  isOwner: boolean;
  /** How wide the picture is shown. */
  sizes: string;
  /** A word pinned to the newest post. */
  label?: string;
  /** What was searched for. */
  terms?: readonly string[];
  /** Words of the text around what was found there. */
  excerpt?: string;
  large?: boolean;
  /** On the first screen. */
  first?: boolean;
}

/** The others are on the post’s page. */
const tagsShown = 4;

export function PostCard(props: PostCardProps) {
  const className = `${styles.card} ${props.large ? styles.large : ""}`;
  return (
    <Kept as="article" of={props.terms?.length ? null : props} className={className}>
      {() => <ShownPost {...props} />}
    </Kept>
  );
}

function ShownPost(props: PostCardProps) {
  const { post, picture, isOwner, sizes, label, first = false, terms, excerpt } = props;
  const spoken = useTextLanguage().spoken(post.language);
  const words = useWords();
  const language = post.language || words.language;
  return (
    <>
      <div className={`underlaid ${styles.sheet}`}>
        {label && <span className={styles.label}>{label}</span>}
        <PostPicture
          post={post}
          picture={picture}
          sizes={sizes}
          first={first}
          decorative
          className={`${cut.cover} ${styles.picture}`}
        />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto" {...spoken}>
          <Link to={`/blog/${post.slug}`} className={`covering ${styles.link}`}>
            <FoundText text={typographic(post.title, language)} terms={terms} language={language} />
          </Link>
        </h2>
        <p className={styles.summary} dir="auto" {...spoken}>
          <FoundText text={typographic(post.summary, language)} terms={terms} language={language} />
        </p>
        {excerpt && (
          <p className={styles.excerpt} dir="auto" {...spoken}>
            <FoundText text={typographic(excerpt, language)} terms={terms} language={language} />
          </p>
        )}
        <TagLinks
          tags={post.tags.slice(0, tagsShown)}
          label={words.blog.tagsOf({ title: post.title })}
          className={styles.tags}
        />
        <div className={styles.meta}>
          <time dateTime={post.publishedAt}>{displayDate(post.dateString, words.language)}</time>
          <span className={styles.likes}>
            <Mark />
            <span aria-hidden="true">{formatNumber(words.language, post.likes)}</span>
            <span className="visually-hidden">{words.likes.count({ count: post.likes })}</span>
          </span>
          {isOwner && (
            <span className={styles.owner}>
              <DeletePost post={post} returnTo="/blog" />
            </span>
          )}
        </div>
      </div>
    </>
  );
}
