import { Link } from "@toadstool/elements/page/link";
import { type Tag, tagPath } from "#domain/tags/tag.ts";
import { useWords } from "../use-words.ts";
import styles from "./tag-links.module.css";

interface TagLinksProps {
  tags: readonly Tag[];
  /** What they are the tags of, where a page has several lists. */
  label?: string;
  className?: string;
}

/** The ways to everything else with the same tags; nothing where there are none. */
export function TagLinks({ tags, label, className = "" }: TagLinksProps) {
  const words = useWords();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label ?? words.names.tags} className={`${styles.tags} ${className}`.trim()}>
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={tagPath(slug)} rel="tag" dir="auto" className={styles.tag}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
