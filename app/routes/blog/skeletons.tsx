import { useWords } from "#app/ui/use-words.ts";
import styles from "./skeletons.module.css";

/** In place of a list that has not been there yet. */
export function LoadingPosts() {
  return (
    <output>
      <span className="visually-hidden">{useWords().elements.loading}</span>
      <Skeletons />
    </output>
  );
}

/** Placeholders for posts that are loading. The stylesheet decides how many are shown. */
export function Skeletons({ className = "" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`${styles.skeletons} ${className}`}>
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <span key={key} className={styles.skeleton}>
          <i className={styles.picture} />
          <i />
          <i className={styles.short} />
        </span>
      ))}
    </span>
  );
}
