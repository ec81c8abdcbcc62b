import styles from "./skeletons.module.css";

/** Placeholders for posts that are loading. The stylesheet decides how many are shown. */
export function Skeletons() {
  return (
    <output className={styles.skeletons}>
      <span className="visually-hidden">Loading...</span>
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <span key={key} className={styles.skeleton} aria-hidden="true">
          <i className={styles.picture} />
          <i />
          <i className={styles.short} />
        </span>
      ))}
    </output>
  );
}
