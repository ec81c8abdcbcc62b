import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Zine, zinePageSources } from "#domain/art/zine.ts";
import { type Series, seriesStillOf } from "#domain/art/series.ts";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import type { ContentIssue } from "#domain/content/content-files.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { Project } from "#domain/portfolio/project.ts";
import { root } from "./processes.ts";

/** Throws with every mistake in `content/`, each with its file and field. */
export async function requireSoundContent(): Promise<void> {
  const issues = await contentIssues();
  if (issues.length === 0) return;
  const lines = issues.map(({ file, field, message }) => `  ${file}: ${field ? `${field} ` : ""}${message}`);
  throw new Error(`Something in content/ needs mending:\n${lines.join("\n")}`);
}

async function contentIssues(): Promise<ContentIssue[]> {
  const { checkContent } = await import("#domain/content/content-files.ts");
  const { profile } = await opened("profile", () => import("#content/profile.ts"));
  const { projects } = await opened("projects", () => import("#content/projects.ts"));
  const { experience } = await opened("experience", () => import("#content/experience.ts"));
  const { skills } = await opened("skills", () => import("#content/skills.ts"));
  const { zines } = await opened("zines", () => import("#content/zines.ts"));
  const { allSeries } = await opened("series", () => import("#content/series.ts"));
  const { artworks } = await opened("artworks", () => import("#content/artworks.ts"));
  const issues = checkContent({ profile, projects, experience, skills, zines, series: allSeries, artworks });
  if (issues.length > 0) return issues;
  return [
    ...missingOf(profile),
    ...projects.flatMap(missingPictures),
    ...zines.flatMap(missingPages),
    ...allSeries.flatMap(missingWorks),
    ...artworks.flatMap(missingStills),
  ];
}

/** What cannot be read at all is told with the place where reading ended. */
async function opened<Module>(name: string, open: () => Promise<Module>): Promise<Module> {
  try {
    return await open();
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const place = told.replaceAll(`file://${root}/`, "").replaceAll(`${root}/`, "");
    throw new Error(`content/${name}.ts cannot be read:\n${place.split("\n").slice(0, 6).join("\n")}`, {
      cause: error,
    });
  }
}

/** Names of files are only as good as the files they name. */
function missingOf({ portrait, resume }: Profile): ContentIssue[] {
  const file = "content/profile.ts";
  const issues: ContentIssue[] = [];
  if (!existsSync(resolve(root, "public/images", portrait.image)))
    issues.push({
      file,
      field: "portrait.image",
      message: `names ${portrait.image}, which is not in public/images/`,
    });
  // The build itself writes this one.
  const isOwn = resume.startsWith("/") && resume !== "/resume.pdf";
  if (isOwn && !existsSync(resolve(root, `public${resume}`)))
    issues.push({ file, field: "resume", message: `names ${resume}, which is not in public/` });
  return issues;
}

function missingPictures({ slug, image, featuredImage }: Project): ContentIssue[] {
  const named = Object.entries({ image, featuredImage }).filter(([, name]) => name !== undefined);
  return named
    .filter(([, name]) => !existsSync(resolve(root, "public/images/projects", name as string)))
    .map(([field, name]) => ({
      file: `content/projects/${slug}.ts`,
      field,
      message: `names ${name}, which is not in public/images/projects/`,
    }));
}

function missingPages({ slug, pages }: Zine): ContentIssue[] {
  return pages.flatMap((_page, index) => {
    const { src, whole } = zinePageSources(slug, index + 1);
    return [src, whole]
      .filter((address) => !existsSync(resolve(root, `public${address}`)))
      .map((address) => ({
        file: `content/zines/${slug}.ts`,
        field: `pages[${index}]`,
        message: `has no picture public${address}`,
      }));
  });
}

function missingWorks({ slug, works }: Series): ContentIssue[] {
  return works.flatMap(({ number }) => {
    const { src, whole } = seriesStillOf(slug, number);
    return [src, whole]
      .filter((address) => !existsSync(resolve(root, `public${address}`)))
      .map((address) => ({
        file: `content/series/${slug}.ts`,
        field: `works[${number - 1}]`,
        message: `has no still public${address}`,
      }));
  });
}

/** Every work hangs by its still: on the wall, in the feed, in letters and where a link is shared. */
function missingStills(work: Artwork): ContentIssue[] {
  const { srcSet, card } = stillOf(work);
  const files = [...srcSet.split(", ").map((choice) => choice.replace(/ \d+w$/, "")), card];
  return files
    .filter((address) => !existsSync(resolve(root, `public${address}`)))
    .map((address) => ({
      file: "content/artworks.ts",
      field: work.slug,
      message: `has no still public${address}`,
    }));
}
