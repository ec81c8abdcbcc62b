import type { MetaDescriptor } from "react-router";
import { absolute, type SharedImage } from "@toadstool/elements/page/meta-tags";
import { pageMeta, siteOrigin } from "#app/ui/page/page-meta.ts";
import { profile } from "#studio/profile.ts";
import type { Picture } from "@toadstool/media/showing";
import { type Cover, coverOf } from "#domain/posts/cover.ts";
import type { PostSummary } from "#domain/posts/post.ts";

/** The metadata of a post for search engines and shared links. */
export function postMeta(
  post: PostSummary,
  picture: Picture | undefined,
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  const { title, summary, publishedAt } = post;
  const path = `/blog/${post.slug}`;
  const image = sharedImage(coverOf(post, picture));
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
        image: absolute(image.src, siteOrigin(matches)),
        datePublished: publishedAt,
        author: { "@type": "Organization", name: profile.name, url: siteOrigin(matches) },
        mainEntityOfPage: address,
        url: address,
      },
    },
  ];
}

/** Of the library's pictures the crop that is made for it, which every service can read. */
function sharedImage(cover: Cover): SharedImage {
  if (!cover.picture) return { src: cover.src };
  const { card, main, alt } = cover.picture;
  const { src, type, width, height } = card ?? main;
  return { src, type, width, height, alt };
}
