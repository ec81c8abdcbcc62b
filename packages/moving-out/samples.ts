import type { OutgoingFile, OutgoingText } from "./text.ts";

/** A text for tests. */
export function textCalled(title: string, changes: Partial<OutgoingText> = {}): OutgoingText {
  const slug = title.toLowerCase().replaceAll(/\W+/g, "-");
  return {
    kind: "posts",
    title,
    slug,
    path: `/blog/${slug}`,
    formerPaths: [],
    publishedAt: "2026-03-04T09:00:00.000Z",
    createdAt: "2026-03-04T09:00:00.000Z",
    updatedAt: "2026-03-05T09:00:00.000Z",
    excerpt: "",
    cover: "",
    tags: [],
    series: "",
    language: "",
    translationKey: "",
    markdown: "It grows.",
    ...changes,
  };
}

export const moss: OutgoingFile = {
  address: "/media/abcdefgh22345672",
  name: "moss.webp",
  kind: "picture",
  alt: "Moss [wet]",
};
export const film: OutgoingFile = {
  address: "/media/zzzzzzzz22345672",
  name: "pond.mp4",
  kind: "video",
  alt: "",
};
