import { createHash, randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stillAvifWidths } from "#domain/art/still.ts";
import { seriesAvifWidths } from "#domain/art/series.ts";
import { zineAvifWidths } from "#domain/art/zine-pages.ts";
import type { Project } from "#domain/works/project.ts";
import { coverAvifWidths } from "#domain/art/drawn-cover.ts";
import { root } from "./processes.ts";
import { studioFolder } from "./studio.ts";

const images = join(studioFolder, "public/images");
/** Which picture each copy was made of: copy → fingerprint. A date would not do, for git keeps none. */
const register = join(studioFolder, "picture-copies.json");

/** On the same disk as the pictures, and none of them. */
const making = resolve(root, ".wrangler/tmp");

/** A picture to be made of another. */
interface Copy {
  from: string;
  to: string;
  width: number;
  height?: number;
  /** Made only if there is no file of that name. */
  standsIn?: boolean;
}

/** Makes the copies of covers, stills and the portrait that are missing, and those whose picture was replaced. */
export async function makePictureCopies(): Promise<void> {
  const known = read();
  const isOld = ({ from, to, standsIn }: Copy) =>
    !existsSync(to) || (!standsIn && known[nameOf(to)] !== fingerprint(from));
  const wanted = (await allCopies()).filter(isOld);
  if (wanted.length === 0) return;
  const { default: sharp } = await import("sharp");
  for (const { from, to, width, height } of wanted) {
    const resized = sharp(from).resize(width, height);
    // With more effort a copy is a twentieth smaller and takes four times as long to make.
    const picture = to.endsWith(".avif")
      ? resized.avif({ quality: 45, effort: 3 })
      : resized.webp({ quality: 82 });
    replaceFile(to, await picture.toBuffer());
  }
  await rememberCopies();
}

/** Records the existing copies as up to date: a drawn copy is better than a resized one. */
export async function rememberCopies(): Promise<void> {
  const made = (await allCopies()).filter(({ to, standsIn }) => !standsIn && existsSync(to));
  const entries = made.map(({ from, to }) => [nameOf(to), fingerprint(from)]).toSorted();
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if (!existsSync(register) || readFileSync(register, "utf8") !== text) replaceFile(register, text);
}

/** In one step, since another run may be reading it or making the same. */
function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(making, { recursive: true });
  const made = resolve(making, randomUUID());
  writeFileSync(made, content);
  renameSync(made, file);
}

async function allCopies(): Promise<Copy[]> {
  const { projects } = await import("#studio/projects.ts");
  const { profile } = await import("#studio/profile.ts");
  const { portrait } = profile;
  const copies = [
    ...(portrait ? portraitCopies(portrait.image) : []),
    ...projects.flatMap(copiesOf),
    ...["posts", "covers"].flatMap((folder) => avifCopies(folder, coverAvifWidths)),
    ...avifCopies("art", stillAvifWidths),
    ...avifCopies("zines/*", zineAvifWidths),
    ...avifCopies("series/*", seriesAvifWidths),
  ];
  return copies.filter(({ from }) => existsSync(from));
}

/** Half as heavy as WebP. A picture called `tide-1` beside `tide` belongs in the text about it, which shows it whole. */
function avifCopies(folder: string, widths: readonly number[]): Copy[] {
  const stems = globSync(`${folder}/*.webp`, { cwd: images }).map((name) => name.slice(0, -".webp".length));
  return stems
    .filter((stem) => !stems.includes(stem.replace(/-\d+$/, "")) || !/-\d+$/.test(stem))
    .flatMap((stem) => widths.map((width) => copy(`${stem}.webp`, `${stem}-${width}.avif`, width)));
}

function portraitCopies(image: string): Copy[] {
  const stem = image.replace(/\.webp$/, "");
  return [
    copy(image, `${stem}-480.webp`, 480),
    ...[480, 640, 960].map((width) => copy(image, `${stem}-${width}.avif`, width)),
  ];
}

function copiesOf({ image, featuredImage }: Pick<Project, "image" | "featuredImage">): Copy[] {
  const copies = [480, 960].map((width) =>
    copy(`projects/${image}`, `projects/${image.replace(/\.webp$/, `-${width}.avif`)}`, width),
  );
  if (!featuredImage) return copies;
  // A GIF's first frame; films cannot be decoded here, so the cover is used.
  const still = featuredImage.replace(/\.\w+$/, "-still.webp");
  const source = featuredImage.endsWith(".gif") ? featuredImage : image;
  return [...copies, { ...copy(`projects/${source}`, `projects/${still}`, 960, 720), standsIn: true }];
}

function copy(from: string, to: string, width: number, height?: number): Copy {
  return { from: resolve(images, from), to: resolve(images, to), width, height };
}

const nameOf = (file: string) => relative(images, file).replaceAll("\\", "/");

function fingerprint(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
}

function read(): Record<string, string> {
  return existsSync(register) ? (JSON.parse(readFileSync(register, "utf8")) as Record<string, string>) : {};
}
