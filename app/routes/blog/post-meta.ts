import type { MetaDescriptor } from "react-router";
import { pageMeta, siteOrigin } from "#app/ui/page-meta.ts";
import { profile } from "#content/profile.ts";
import { coverOf, type PostSummary } from "#domain/posts/post.ts";

/** What search engines and shared links are told of a post. */
export function postMeta(post: PostSummary, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  const { title, summary, publishedAt } = post;
  const path = `/blog/${post.slug}`;
  const image = coverOf(post);
  const address = `${siteOrigin(matches)}${path}`;
  return [
    ...pageMeta({ title, description: summary, path, image, type: "article" }, matches),
    { property: "article:published_time", content: publishedAt },
    { property: "article:author", content: profile.name },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        headline: title,
        description: summary,
        image: image.startsWith("/") ? `${siteOrigin(matches)}${image}` : image,
        datePublished: publishedAt,
        author: { "@type": "Organization", name: profile.name, url: siteOrigin(matches) },
        mainEntityOfPage: address,
        url: address,
      },
    },
  ];
}
