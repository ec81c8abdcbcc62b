import { PictureLinkIcon } from "@toadstool/elements/icons";
import { useWords } from "../use-words.ts";
import styles from "./image-link.module.css";

/** A small sign that leads to a picture's own address. */
export function ImageLink({
  href,
  name,
  className = "",
}: {
  href: string;
  /** Whose picture it is. */
  name: string;
  className?: string;
}) {
  const label = useWords().common.imageLink({ name });
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      className={`control ${styles.link} ${className}`.trim()}
    >
      <PictureLinkIcon />
    </a>
  );
}
