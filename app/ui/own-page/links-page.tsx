import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { ArticleBody } from "@toadstool/elements/article-body";
import type { PageSummary } from "#domain/own-pages/own-page.ts";
import { portraitAddress } from "#domain/profile/portrait.ts";
import { useProfile } from "../use-profile.ts";
import { useTextLanguage } from "../use-text-language.ts";
import { useWords } from "../use-words.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./links-page.module.css";

interface LinksPageProps {
  page: Pick<PageSummary, "id" | "title" | "summary" | "imageUrl" | "language">;
  picture: LibraryPicture | undefined;
  html: string | null;
  translations?: ReactNode;
  tools?: ReactNode;
}

/** For a profile elsewhere that has space for one address: the lists of links in the text are buttons. */
export function LinksPage({ page, picture, html, translations, tools }: LinksPageProps) {
  const { spoken, typographic } = useTextLanguage(page.language);
  const { siteName } = useProfile();
  const { home } = useWords().names;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Portrait src={page.imageUrl} picture={picture} />
        <h1 className={styles.name} dir="auto" {...spoken()}>
          {typographic(page.title)}
        </h1>
        {page.summary && (
          <p className={styles.line} dir="auto" {...spoken()}>
            {typographic(page.summary)}
          </p>
        )}
        {translations}
        {tools}
      </header>
      <ArticleBody id={page.id} html={html} className={styles.links} {...spoken()} />
      <footer>
        <Link to="/" className={styles.home}>
          {siteName || home}
        </Link>
      </footer>
    </article>
  );
}

/** The page's own picture, or else the creator's. */
function Portrait({ src, picture }: { src: string; picture: LibraryPicture | undefined }) {
  const { portrait } = useProfile();
  if (picture) return <Picture picture={picture} sizes="8rem" first alt="" className={styles.portrait} />;
  // The studio's files have a smaller copy beside them.
  const own = portrait && portraitAddress(portrait).replace(/\.webp$/, "-480.webp");
  const shown = src || own;
  if (!shown) return null;
  return <img src={shown} width="128" height="128" alt="" fetchPriority="high" className={styles.portrait} />;
}
