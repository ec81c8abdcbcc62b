import { createContext, use, useMemo, useState } from "react";

/** On the server: article bodies by id, so that a body is sent once, as HTML, and not again in the page's data. */
export const ArticleBodies = createContext<Map<string, string>>(new Map());

/** Puts the words of the site’s language into the HTML of an article. */
export const ArticleSaying = createContext((html: string) => html);

/**
 * Sanitised HTML of an article. `html` is null in a document's first render: the server then takes it from
 * `ArticleBodies`, and the browser keeps what the server sent.
 */
export function ArticleBody({
  id,
  html,
  className,
  lang,
  dir = "auto",
}: {
  id: string;
  html: string | null;
  className?: string;
  /** Where they are not those of the page. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
}) {
  const bodies = use(ArticleBodies);
  const say = use(ArticleSaying);
  const [received] = useState(() => {
    const served = bodies.get(id);
    return served === undefined ? receivedHtml(id) : say(served);
  });
  const body = useMemo(() => ({ __html: html === null ? received : say(html) }), [html, received, say]);
  return (
    <div
      data-article={id}
      dir={dir}
      lang={lang}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={body}
    />
  );
}

function receivedHtml(id: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-article="${CSS.escape(id)}"]`)?.innerHTML ?? "";
}
