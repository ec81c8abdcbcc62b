import { ArticleSaying } from "@toadstool/elements/article-body";
import { use } from "react";
import { foundHtml } from "#app/ui/found/found-html.ts";
import { FoundText } from "#app/ui/found/found-text.tsx";
import { languageAttributes } from "@toadstool/language";
import { useWords } from "#app/ui/use-words.ts";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import styles from "./project-text.module.css";

interface ProjectTextProps {
  project: Pick<ShownProject, "text" | "textHtml" | "language">;
  className?: string;
  /** What was searched for. */
  terms?: readonly string[];
}

/** What a project says of itself in short: plain words, or rich ones. */
export function ProjectText({ project, className = "", terms = [] }: ProjectTextProps) {
  const { text, textHtml, language } = project;
  const { language: around } = useWords();
  const say = use(ArticleSaying);
  const spoken = languageAttributes(language ?? "", around);
  if (textHtml === undefined)
    return (
      <p className={className} {...spoken}>
        <FoundText text={text} terms={terms} />
      </p>
    );
  const body = { __html: foundHtml(say(textHtml), terms, language || around) };
  return <div {...spoken} className={`${styles.rich} ${className}`} dangerouslySetInnerHTML={body} />;
}
