import type { GivenFile } from "../source/source.ts";
import { ghostSample } from "./ghost.ts";

const samples = {
  ghost: ghostSample,
} satisfies Record<string, () => GivenFile[] | Promise<GivenFile[]>>;

/** An export of our own in the shape in which a system writes it. */
export async function sampleOf(system: keyof typeof samples): Promise<GivenFile[]> {
  return samples[system]();
}
