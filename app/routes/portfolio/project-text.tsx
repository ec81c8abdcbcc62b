import { foundHtml } from "#app/ui/found/found-html.ts";
import { FoundText } from "#app/ui/found/found-text.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import styles from "./project-text.module.css";

/** What a project says of itself in short: plain words, or rich ones. */
export function ProjectText({
  project: { text, textHtml },
  className = "",
  terms = [],
}: {
  project: Pick<ShownProject, "text" | "textHtml">;
  className?: string;
  /** What was searched for. */
  terms?: readonly string[];
}) {
  const { language } = useWords();
  if (textHtml === undefined)
    return (
      <p className={className}>
        <FoundText text={text} terms={terms} />
      </p>
    );
  const body = { __html: foundHtml(textHtml, terms, language) };
  return <div className={`${styles.rich} ${className}`} dangerouslySetInnerHTML={body} />;
}
