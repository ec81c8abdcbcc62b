import type { Picture } from "@toadstool/media/showing";
import type { MetaDescriptor } from "react-router";
import { type Matches, pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { sharedImage } from "#app/ui/page/shared-image.ts";
import { maker } from "#app/ui/page/things.ts";
import { pageSourcePath, sourceType } from "#domain/feeds/source-path.ts";
import type { Translation } from "#domain/translations/translation.ts";
import type { PageSummary } from "#domain/own-pages/own-page.ts";

/** The metadata of a page for search engines and shared links. */
export function ownPageMeta(
  { page, translations }: { page: PageSummary; translations: readonly Translation[] },
  picture: Picture | undefined,
  matches: Matches,
): MetaDescriptor[] {
  const { title, summary, path, updatedAt, publishedAt, imageUrl } = page;
  const description = summary || rootData(matches).profile.description;
  const facts = {
    title,
    description,
    path,
    image: imageUrl ? sharedImage(imageUrl, picture, title) : undefined,
  };
  return [
    ...pageMeta(
      {
        ...facts,
        language: page.language,
        translations,
        things: (known) => [
          {
            "@type": "WebPage",
            name: title,
            datePublished: publishedAt,
            dateModified: updatedAt,
            inLanguage: known.profile.language,
            author: maker(known),
            url: known.url,
            description,
          },
        ],
      },
      matches,
    ),
    {
      tagName: "link",
      rel: "alternate",
      type: sourceType,
      title: "Markdown",
      href: pageSourcePath(path),
    },
  ];
}
