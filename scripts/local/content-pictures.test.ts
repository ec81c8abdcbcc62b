import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  filesOfProfile,
  filesOfProject,
  filesOfSeries,
  filesOfWork,
  filesOfZine,
  pictureIssues,
} from "./content-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "public-"));

async function draw(address: string, width: number, height: number): Promise<void> {
  const path = join(folder, address);
  mkdirSync(dirname(path), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "pink" } }).toFile(path);
}

const work = (slug: string, still?: { width: number; height: number }) =>
  filesOfWork({ slug, still } as never);
const messages = async (...wanted: ReturnType<typeof work>) =>
  (await pictureIssues(wanted, folder)).map(({ field, message }) => `${field} ${message}`);

beforeAll(async () => {
  for (const slug of ["square", "usual"]) {
    const height = slug === "square" ? 1600 : 1200;
    await draw(`images/art/${slug}.webp`, 1600, height);
    await draw(`images/art/${slug}-card.jpg`, 1200, 630);
  }
});

describe("the check of pictures", () => {
  it("accepts files of the declared size", async () => {
    expect(await messages(...work("usual"), ...work("square", { width: 1600, height: 1600 }))).toEqual([]);
  });

  it("refuses an artwork whose file has another shape than its `still` says, with both sizes", async () => {
    expect(await messages(...work("square", { width: 1600, height: 1200 }))).toEqual([
      "square has 1600 × 1600 px in studio/public/images/art/square.webp, and by its `still` it must be 1600 × 1200 px",
    ]);
    expect(await messages(...work("square"))).toEqual([
      "square has 1600 × 1600 px in studio/public/images/art/square.webp, and by default, without a `still`, it must be 1600 × 1200 px",
    ]);
  });

  it("refuses a card of another size, and a file that is no picture or not there", async () => {
    await draw("images/art/odd.webp", 1600, 1200);
    await draw("images/art/odd-card.jpg", 630, 1200);
    expect(await messages(...work("gone"))).toContain("gone has no file studio/public/images/art/gone.webp");
    expect(await messages(...work("odd"))).toEqual([
      "odd has 630 × 1200 px in studio/public/images/art/odd-card.jpg, and by the site it must be 1200 × 630 px",
    ]);
  });

  it("holds every page of a zine to the height that it declares", async () => {
    await draw("images/zines/wide/1.webp", 1200, 800);
    const pagesOf = (height: number) => filesOfZine({ slug: "wide", pages: [{}], height } as never);
    expect(await messages(...pagesOf(800))).toEqual([]);
    expect(await messages(...pagesOf(1200))).toEqual([
      "pages[0] has 1200 × 800 px in studio/public/images/zines/wide/1.webp, and by its `height` it must be 1200 × 1200 px",
    ]);
  });

  it("looks at zine pages, series, covers and the portrait as well", async () => {
    await draw("images/zines/z/1.webp", 1100, 1697);
    await draw("images/series/s/1.webp", 900, 900);
    await draw("images/series/s/1-400.webp", 400, 400);
    await draw("images/projects/p.webp", 1600, 900);
    await draw("images/p.webp", 960, 1200);
    const wanted = [
      ...filesOfZine({ slug: "z", pages: [{}] } as never),
      ...filesOfSeries({ slug: "s", works: [{ number: 1 }] } as never),
      ...filesOfProject({ slug: "p", image: "p.webp", featuredImage: "p.mp4" } as never),
      ...filesOfProfile({ portrait: { image: "p.webp" }, resume: "/cv.pdf" } as never),
    ];
    expect(await messages(...wanted)).toEqual([
      "pages[0] has 1100 × 1697 px in studio/public/images/zines/z/1.webp, and by default, without a `height`, it must be 1200 × 1697 px",
      "works[0] has 900 × 900 px in studio/public/images/series/s/1.webp, and by the site it must be 900 × 1200 px",
      "image has 1600 × 900 px in studio/public/images/projects/p.webp, and by the site it must be 1600 × 1200 px",
      "featuredImage has no file studio/public/images/projects/p.mp4",
      "portrait.image has 960 × 1200 px in studio/public/images/p.webp, and by the site it must be 960 × 960 px",
      "resume has no file studio/public/cv.pdf",
    ]);
  });
});
