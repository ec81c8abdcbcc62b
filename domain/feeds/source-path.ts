import { lettersPath } from "../newsletter/archive/archive.ts";

export const sourceType = "text/markdown";

/** Where a post is as its author wrote it. */
export function postSourcePath(slug: string): string {
  return `/blog/${slug}.md`;
}

export function letterSourcePath(slug: string): string {
  return `${lettersPath}/${slug}.md`;
}

export function pageSourcePath(path: string): string {
  return `${path}.md`;
}
