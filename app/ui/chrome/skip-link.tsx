import { contentId } from "#app/browser/chrome.ts";
import { useWords } from "../use-words.ts";
import styles from "./skip-link.module.css";

/** The first link of every page, seen once it has the focus: past the navigation to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {useWords().chrome.skip}
    </a>
  );
}
