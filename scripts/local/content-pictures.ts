import { existsSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import type { Artwork } from "#domain/art/artwork.ts";
import { type Series, seriesStillOf } from "#domain/art/series.ts";
import { cardOf, stillOf } from "#domain/art/still.ts";
import type { Zine } from "#domain/art/zine.ts";
import { zinePageSize, zinePageSources } from "#domain/art/zine-pages.ts";
import { writesResume } from "../resume/writes-resume.ts";
import type { ContentIssue } from "./content-files.ts";
import type { Project } from "#domain/works/project.ts";
import type { Profile } from "#domain/profile/profile.ts";

/** A file of studio/public/ that a fact refers to. */
interface WantedFile {
  /** The content file and the place in it. */
  file: string;
  field: string;
  /** From studio/public/: `/images/portrait.webp`. */
  address: string;
  /** Pixels; a height that is not given follows from the shape of the file at `like`, or is free. */
  size?: { width: number; height?: number };
  like?: string;
  /** Where the size is declared. */
  by?: string;
}

/** Reads the size of each picture, and reports those that are missing or of another size than is declared. */
export async function pictureIssues(wanted: WantedFile[], publicFolder: string): Promise<ContentIssue[]> {
  const issues = await Promise.all(wanted.map((each) => issueOf(each, publicFolder)));
  return issues.filter((issue) => issue !== null);
}

async function issueOf(wanted: WantedFile, publicFolder: string): Promise<ContentIssue | null> {
  const { file, field, address, size, like, by = "the site" } = wanted;
  const path = (name: string) => resolve(publicFolder, `.${name}`);
  if (!existsSync(path(address))) return { file, field, message: `has no file studio/public${address}` };
  if (!size) return null;
  const found = await sizeOf(path(address));
  const whole = like && existsSync(path(like)) ? await sizeOf(path(like)) : null;
  const height = whole ? Math.round((size.width * whole.height) / whole.width) : size.height;
  const isHigh = height === undefined || Math.abs((found?.height ?? 0) - height) <= (whole ? 1 : 0);
  if (found?.width === size.width && isHigh) return null;
  const has = found ? `${found.width} × ${found.height} px` : "no picture";
  const expected = height === undefined ? `${size.width} px wide` : `${size.width} × ${height} px`;
  const source = whole ? `to match studio/public${like}` : `by ${by}`;
  return {
    file,
    field,
    message: `has ${has} in studio/public${address}, and ${source} it must be ${expected}`,
  };
}

/** Null for a file that is not a picture; of an animation, the size of one frame. */
async function sizeOf(path: string): Promise<{ width: number; height: number } | null> {
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 0, height: 0, orientation: 1 }));
  if (!width || !height) return null;
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

/** Every work hangs by its still: on the wall, in the feed, in letters and where a link is shared. */
export function filesOfWork(work: Artwork): WantedFile[] {
  const { whole, width, height } = stillOf(work);
  const card = cardOf(work);
  const place = { file: "studio/artworks.ts", field: work.slug };
  const by = work.still ? "its `still`" : "default, without a `still`,";
  return [
    { ...place, address: whole, size: { width, height }, by },
    { ...place, address: card.src, size: { width: card.width, height: card.height } },
  ];
}

export function filesOfZine(zine: Zine): WantedFile[] {
  const { slug, pages, height } = zine;
  const size = zinePageSize(zine);
  const by = height ? "its `height`" : "default, without a `height`,";
  return pages.flatMap((_page, index) => {
    const { whole } = zinePageSources(slug, index + 1);
    return [{ file: `studio/zines/${slug}.ts`, field: `pages[${index}]`, address: whole, size, by }];
  });
}

export function filesOfSeries({ slug, works }: Series): WantedFile[] {
  return works.flatMap(({ number }) => {
    const { src, whole, width, height } = seriesStillOf(slug, number);
    const place = { file: `studio/series/${slug}.ts`, field: `works[${number - 1}]` };
    return [
      { ...place, address: whole, size: { width, height } },
      { ...place, address: src, size: { width: 400 }, like: whole },
    ];
  });
}

export function filesOfProject({
  slug,
  image,
  featuredImage,
  process = [],
  plan,
  live,
}: Project): WantedFile[] {
  const file = `studio/projects/${slug}.ts`;
  const making: WantedFile[] = process.map((plate, index) => ({
    file,
    field: `process[${index}]`,
    address: `/images/projects/plates/${plate.image}`,
    size: { width: 480, height: 360 },
  }));
  if (plan) {
    const { width, height } = plan;
    const size = { width, height };
    making.push({
      file,
      field: "plan",
      address: `/images/projects/plans/${plan.image}`,
      size,
      by: "its `width` and `height`",
    });
  }
  if (live)
    making.push({
      file,
      field: "live",
      address: `/images/projects/live/${live.still}`,
      size: { width: 960, height: 720 },
    });
  const cover = {
    file,
    field: "image",
    address: `/images/projects/${image}`,
    size: { width: 1600, height: 1200 },
  };
  if (!featuredImage) return [cover, ...making];
  return [cover, { file, field: "featuredImage", address: `/images/projects/${featuredImage}` }, ...making];
}

export function filesOfProfile(profile: Profile): WantedFile[] {
  const { portrait, resume } = profile;
  const file = "studio/profile.ts";
  const pictures = portrait
    ? [
        {
          file,
          field: "portrait.image",
          address: `/images/${portrait.image}`,
          size: { width: 960, height: 960 },
        },
      ]
    : [];
  if (!resume?.startsWith("/") || (resume === "/resume.pdf" && writesResume(profile))) return pictures;
  return [...pictures, { file, field: "resume", address: resume }];
}
