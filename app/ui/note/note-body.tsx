import { ArticleBody } from "@toadstool/elements/article-body";
import { ArrowIcon } from "@toadstool/elements/icons";
import "#app/styles/prose.css";
import { linkWords } from "#domain/notes/note.ts";
import { useTextLanguage } from "../use-text-language.ts";
import styles from "./note-body.module.css";

interface NoteBodyProps {
  id: string;
  /** Null where the document alone has it. */
  html: string | null;
  link: string;
  language: string;
}

/** A note’s text and pictures, then its link. */
export function NoteBody({ id, html, link, language }: NoteBodyProps) {
  const spoken = useTextLanguage().spoken(language);
  return (
    <div className={styles.body}>
      <ArticleBody id={bodyOf(id)} html={html} className={`prose ${styles.text}`} {...spoken} />
      {link && (
        <a className={styles.link} href={link} rel="noopener">
          <ArrowIcon />
          <span>{linkWords(link)}</span>
        </a>
      )}
    </div>
  );
}

/** The name under which a document keeps a note’s HTML. */
export const bodyOf = (id: string) => `note-${id}`;
