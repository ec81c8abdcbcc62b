import { createHash } from "node:crypto";
import { relative } from "node:path";
import { root } from "./processes.ts";

/**
 * The name of a class of a CSS module on the page: shorter than Vite's own, which has the line, too. It depends on where
 * the module is, not on its text, so that both builds agree and an edit changes no name.
 */
export function className(name: string, file: string): string {
  const [path = ""] = file.split("?");
  const place = relative(root, path).replaceAll("\\", "/");
  return `${name}-${createHash("sha256").update(place).digest("hex").slice(0, 4)}`;
}
