import { useElementsWords } from "../words.ts";
import styles from "./spinner.module.css";

export function Spinner() {
  const { elements: words } = useElementsWords();
  return (
    <output className={styles.spinner}>
      <span className="visually-hidden">{words.loading}</span>
    </output>
  );
}
