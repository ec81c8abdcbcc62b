import { createHash } from "node:crypto";
import { relative } from "node:path";
import { root } from "./processes.ts";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Modules by what their names begin with. */
const modules = new Map<string, string>();

/**
 * The name of a class or an animation of a CSS module on the page, which names hundreds of them: three letters after where the
 * module is, and its number in the module. Both builds agree on it.
 */
export function className(name: string, file: string, css: string): string {
  const [path = ""] = file.split("?");
  const place = relative(root, path).replaceAll("\\", "/");
  const hash = createHash("sha256").update(place).digest();
  const module = [0, 2, 4].map((at) => letters[hash.readUInt16BE(at) % letters.length]).join("");
  const other = modules.get(module) ?? place;
  if (other !== place)
    throw new Error(`${place} and ${other} would share the names of their classes. Rename one of the files.`);
  modules.set(module, place);
  const names = new Set(
    [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, each = ""]) => each),
  );
  return `${module}${[...names].indexOf(name).toString(36)}`;
}
