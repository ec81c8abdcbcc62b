import { withinGutters } from "../picture/within-gutters.ts";
import type { PrintDetails } from "@toadstool/elements/loupe";
import type { ReactNode } from "react";
import "#app/styles/prose.css";
import type { Picture } from "@toadstool/media/showing";
import { coverOf, largestOf } from "#domain/posts/cover.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import { ArticleBody } from "@toadstool/elements/article-body";
import page from "../page/article-page.module.css";
import { ImageLink } from "../picture/image-link.tsx";
import styles from "./post-article.module.css";
import { LoupeButton } from "#app/toys/loupe/loupe-button.tsx";
import { useTextLanguage } from "../use-text-language.ts";
import { PostPicture } from "./post-picture.tsx";

interface PostArticleProps {
  post: Pick<PostSummary, "id" | "title" | "summary" | "imageUrl" | "language">;
  /** The library's, where the post's image address leads to one. */
  picture: Picture | undefined;
  /** How its picture was printed, where that is known. */
  printed?: PrintDetails;
  /** Whether its picture is shown; a post without one has one drawn for it. */
  hasCover?: boolean;
  /** See `ArticleBody`. */
  html: string | null;
  /** Links to it in other languages. */
  translations?: ReactNode;
  /** The author, the date and the like: one element each. */
  byline?: ReactNode;
  /** At the end of the byline, for the owner. */
  tools?: ReactNode;
  /** Beneath the text. */
  tags?: ReactNode;
  /** What can be done after reading. */
  actions?: ReactNode;
  /** Beneath that. */
  beneath?: ReactNode;
}

/** A post as readers see it, published or as a preview; or a page of the owner’s. */
export function PostArticle(props: PostArticleProps) {
  const { post, picture, printed, hasCover = true, html, translations, byline } = props;
  const { tools, tags, actions, beneath } = props;
  const { spoken, typographic } = useTextLanguage(post.language);
  return (
    <article className={page.page}>
      <header className={page.head}>
        <h1 className={`${page.title} ${styles.title}`} dir="auto" {...spoken()}>
          {typographic(post.title)}
        </h1>
        {post.summary && (
          <p className={`${page.lead} ${styles.summary}`} dir="auto" {...spoken()}>
            {typographic(post.summary)}
          </p>
        )}
        {translations}
        {(byline || tools) && (
          <div className={styles.byline}>
            {byline}
            {tools && <div className={styles.tools}>{tools}</div>}
          </div>
        )}
      </header>
      {hasCover && <CoverFigure post={post} picture={picture} printed={printed} />}
      <ArticleBody id={post.id} html={html} className="prose" {...spoken()} />
      {(tags || actions || beneath) && (
        <footer className={styles.after}>
          {tags}
          <div className={styles.actions}>{actions}</div>
          {beneath}
        </footer>
      )}
    </article>
  );
}

function CoverFigure({ post, picture, printed }: Pick<PostArticleProps, "post" | "picture" | "printed">) {
  const whole = largestOf(coverOf(post, picture));
  return (
    <figure>
      <div className={`plates ${styles.hero}`} data-loupe-host="">
        <PostPicture
          post={post}
          picture={picture}
          sizes={`(width >= 90rem) min(84rem, 107vh), min(${withinGutters}, 107vh)`}
          first
          className={styles.plate}
        />
        <div className={styles.imageLink}>
          {!picture?.animation && <LoupeButton whole={whole} printed={printed} />}
          <ImageLink href={whole} name={post.title} />
        </div>
      </div>
      {picture?.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
    </figure>
  );
}
