import type { ShownProject } from "#domain/portfolio/shown-project.server.ts";
import styles from "./project-text.module.css";

/** What a project says of itself in short: plain words, or rich ones. */
export function ProjectText({
  project: { text, textHtml },
  className = "",
}: {
  project: Pick<ShownProject, "text" | "textHtml">;
  className?: string;
}) {
  if (textHtml === undefined) return <p className={className}>{text}</p>;
  return <div className={`${styles.rich} ${className}`} dangerouslySetInnerHTML={{ __html: textHtml }} />;
}
