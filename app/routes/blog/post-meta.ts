import type { MetaDescriptor } from "react-router";
import { type Matches, pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { sharedImage } from "#app/ui/page/shared-image.ts";
import { breadcrumbs, maker } from "#app/ui/page/things.ts";
import type { Picture } from "@toadstool/media/showing";
import { coverOf, largestOf } from "#domain/posts/cover.ts";
import { postSourcePath, sourceType } from "#domain/feeds/source-path.ts";
import type { Translation } from "#domain/translations/translation.ts";
import type { PostSummary } from "#domain/posts/post.ts";

/** The metadata of a post for search engines and shared links. */
export function postMeta(
  post: PostSummary,
  picture: Picture | undefined,
  matches: Matches,
  translations: readonly Translation[] = [],
): MetaDescriptor[] {
  const { title, summary: description, language, publishedAt } = post;
  const { profile, words } = rootData(matches);
  const path = `/blog/${post.slug}`;
  const image = sharedImage(largestOf(coverOf(post, picture)), picture, title);
  const things: Things = (known) => [
    {
      "@type": "BlogPosting",
      headline: title,
      datePublished: publishedAt,
      inLanguage: known.profile.language,
      author: maker(known),
      mainEntityOfPage: known.url,
      url: known.url,
      image: known.image,
      description,
      ...(post.tags.length > 0 && { keywords: post.tags.map(({ name }) => name) }),
    },
    breadcrumbs(known, [words.names.blog, "/blog"], [title, path]),
  ];
  return [
    ...pageMeta(
      { title, description, path, image, type: "article", language, translations, things },
      matches,
    ),
    {
      tagName: "link",
      rel: "alternate",
      type: sourceType,
      title: "Markdown",
      href: postSourcePath(post.slug),
    },
    { property: "article:published_time", content: publishedAt },
    { property: "article:author", content: profile.name },
    ...post.tags.map(({ name }) => ({ property: "article:tag", content: name })),
  ];
}
