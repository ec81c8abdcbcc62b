import type { GivenFile } from "../source/source.ts";
import { astroSample, hugoSample, jekyllSample } from "./folders.ts";
import { toadstoolSample } from "./toadstool.ts";
import { mediumSample } from "./medium.ts";
import { substackSample } from "./substack.ts";
import { wordpressSample } from "./wordpress.ts";
import { ghostSample } from "./ghost.ts";

const samples = {
  ghost: ghostSample,
  toadstool: toadstoolSample,
  wordpress: wordpressSample,
  substack: substackSample,
  medium: mediumSample,
  hugo: hugoSample,
  jekyll: jekyllSample,
  astro: astroSample,
} satisfies Record<string, () => GivenFile[] | Promise<GivenFile[]>>;

/** An export of our own in the shape in which a system writes it. */
export async function sampleOf(system: keyof typeof samples): Promise<GivenFile[]> {
  return samples[system]();
}

export { manyPosts } from "./many.ts";
export { nastySample, nastySamples } from "./nasty.ts";
