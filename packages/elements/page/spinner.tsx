import styles from "./spinner.module.css";

export function Spinner() {
  return (
    <output className={styles.spinner}>
      <span className="visually-hidden">Loading...</span>
    </output>
  );
}
