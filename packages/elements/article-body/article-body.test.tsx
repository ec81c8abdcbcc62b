import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ArticleBodies, ArticleBody } from "./index.ts";

const article = (html: string | null) => <ArticleBody id="one" html={html} className="prose" />;

it("takes the HTML that its page's data leaves out from the document's map", () => {
  const markup = renderToStaticMarkup(
    <ArticleBodies value={new Map([["one", "<p>Sent once.</p>"]])}>{article(null)}</ArticleBodies>,
  );
  expect(markup).toBe('<div data-article="one" dir="auto" class="prose"><p>Sent once.</p></div>');
});

it("shows the HTML of its page's data, and nothing where there is none anywhere", () => {
  expect(renderToStaticMarkup(article("<p>From data.</p>"))).toContain("<p>From data.</p>");
  expect(renderToStaticMarkup(article(null))).toContain('class="prose"></div>');
});
