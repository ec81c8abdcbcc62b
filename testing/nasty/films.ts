/**
 * `node scripts/installed.mjs testing/nasty/films.ts`: makes the tiny films and sounds of packages/media/samples/films.ts inside a headless Chromium, whose
 * WebCodecs hold the encoders. AAC and MP3, which it cannot make, are frames of silence written by hand.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { onEncoderPage } from "../../scripts/local/encoder-page.ts";
import { makeFilms } from "./films-in-page.ts";

const films = await onEncoderPage((page) => page.evaluate(makeFilms));
const lines = Object.entries(films).map(([name, base64]) => `  "${name}":\n    "${base64}",\n`);
await writeFile(
  resolve(import.meta.dirname, "../../packages/media/samples/films.ts"),
  `/** Made by testing/nasty/films.ts: films, upright 48 by 64 pixels, and sounds, of half a second each. */
const files = {
${lines.join("")}};

export type MediaName = keyof typeof files;
export const mediaNames = Object.keys(files) as MediaName[];

export function mediaFile(name: MediaName): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(files[name]), (letter) => letter.charCodeAt(0));
}
`,
);
for (const [name, base64] of Object.entries(films)) {
  console.log(`${name}: ${Math.round(base64.length * 0.75)} bytes`);
}
