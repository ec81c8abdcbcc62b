import { artworks } from "#studio/artworks.ts";
import { projects } from "#studio/projects.ts";
import { rooms } from "#studio/rooms.ts";
import { skills } from "#studio/skills.ts";
import { zines } from "#studio/zines.ts";
import { samplePosts } from "../../scripts/local/sample.ts";

/** Where the journeys lead in the studio of this process; undefined where it has no such thing. */
export const places = {
  post: samplePosts()[0],
  study: rooms.find(({ kind }) => kind === "study")?.path,
  zine: zines[0]?.slug,
  movingWork: artworks.find(({ piece }) => piece !== undefined)?.slug,
  hasSkills: skills.length > 0,
  /** The pages that the sitemap has at least. */
  pages: projects.length + artworks.length,
};

/** The two longest words of a title: a search for both finds its post. */
export function searchFor(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).toSorted((one, other) => other.length - one.length);
  return words.slice(0, 2).join(", ");
}

/** A pattern that matches the text and nothing else. */
export function exactly(text: string): string {
  return `/${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}/`;
}
