import { Link } from "react-router";
import { Day } from "#app/ui/moment/moment.tsx";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { NewestEntry } from "#domain/feeds/newest.server.ts";
import styles from "./feed-page.module.css";

export function FeedEntries({ entries }: { entries: NewestEntry[] }) {
  const { spoken } = useTextLanguage();
  const { none } = useWords().feedPage;
  if (entries.length === 0) return <p className={styles.soft}>{none}</p>;
  return (
    <ol className={styles.entries}>
      {entries.map(({ path, title, summary, language, publishedAt, still }) => (
        <li key={path} className={styles.entry}>
          <Day iso={publishedAt} className={styles.date} />
          <div className={styles.entryWords}>
            <h3 className={styles.entryTitle} dir="auto" {...spoken(language)}>
              <Link to={path}>{title}</Link>
            </h3>
            {summary && (
              <p className={styles.soft} dir="auto" {...spoken(language)}>
                {summary}
              </p>
            )}
          </div>
          {/* The title beside it says the same. */}
          {still && (
            <ImageWithAvif
              avif={still.avif}
              src={still.src}
              srcSet={still.srcSet}
              sizes="9rem"
              width={still.width}
              height={still.height}
              alt=""
              loading="lazy"
              className={styles.still}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
