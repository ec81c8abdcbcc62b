import type { MetaDescriptor } from "react-router";
import { pageMeta, siteOrigin } from "#app/ui/page/page-meta.ts";
import { profile } from "#studio/profile.ts";
import type { ShownProject } from "#domain/portfolio/shown-project.server.ts";
import { imageAddress } from "./project-images.ts";

/** What search engines and shared links show of a project. */
export function projectMeta(
  { slug, title, text, image, tags }: ShownProject,
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  const path = `/portfolio/${slug}`;
  const origin = siteOrigin(matches);
  const cover = imageAddress(image);
  return [
    ...pageMeta({ title, description: text, path, image: { src: cover }, type: "article" }, matches),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        name: title,
        description: text,
        image: cover.startsWith("/") ? `${origin}${cover}` : cover,
        keywords: tags,
        creator: { "@type": "Organization", name: profile.name, url: origin },
        url: `${origin}${path}`,
      },
    },
  ];
}
