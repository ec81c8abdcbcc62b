import { cacheTags } from "#domain/page-cache/tags.ts";

const { facts, postList, postOrder, pictures, letters, notes, tags, workTags, post, page, pageList, works } =
  cacheTags;

const slug = "([^/]+)";
const feed = "feed\\.(?:xml|json)";

/** What the answers of these paths show; the first that matches counts. */
const shown: [path: string, tags: (name: string) => string[]][] = [
  ["/(?:manifest\\.webmanifest|robots\\.txt|cards/.*|art/series/.*)", () => []],
  [`/(?:blog(?:/series/${slug})?|blog/series/${slug}/${feed}|${feed})`, () => [postList, pictures]],
  [`/tags(?:/.*)?`, () => [tags, postList, letters, pictures]],
  [`/letters(?:/.*)?`, () => [letters, pictures]],
  [`/notes(?:/.*)?`, () => [notes, pictures]],
  ["/llms\\.txt", () => [postList, pageList, letters, notes]],
  ["/sitemap\\.xml", () => [postList, pageList, letters, notes, tags]],
  ["/api/tags", () => [tags, postList, letters]],
  ["/api/posts", () => [postList]],
  [`/api/posts/${slug}`, (name) => [post(name)]],
  [`/api/posts/(?:next|prev)/${slug}`, (name) => [post(name), postList]],
  [`/blog/${slug}`, (name) => [post(name.replace(/\.md$/, "")), postOrder, pictures]],
  [`/(?:art/${feed}|art/line(?:/.*)?|portfolio|art)`, () => [pictures]],
  [`/(?:portfolio|art|art/zine)/${slug}`, () => [pictures, workTags]],
];
const expressions = shown.map(([path, tagsWith]) => ({ expression: new RegExp(`^${path}$`), tagsWith }));

/** The tags of the answer at a path that is stored. The site’s facts and works are on all of them. */
export function tagsOf(path: string): string[] {
  return [...shownAt(path), facts, works];
}

function shownAt(path: string): string[] {
  const found = expressions.find(({ expression }) => expression.test(path));
  if (!found) return [page(path.replace(/\.md$/, "")), postOrder, pictures];
  return found.tagsWith(found.expression.exec(path)?.slice(1).find(Boolean) ?? "");
}
