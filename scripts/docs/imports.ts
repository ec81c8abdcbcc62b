import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** One import of the sources, both ends as paths from the root: `domain/posts/post.ts`. */
export interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const sources = "{app,db,domain,packages,studio,workers}/**/*.{ts,tsx}";
const isOwn = (file: string) => !/\.test\.|\.d\.ts$|node_modules|^studio\/tests\//.test(file);
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"']*?from\s*"([^"]+)"|import\(\s*"([^"]+)"\s*\)/g;

/** Every import between sources of the site and its packages, without tests, styles and dependencies. */
export function readImports(root: string): Import[] {
  const files = globSync(sources, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isOwn);
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), "utf8");
    return [...text.matchAll(statement)].flatMap(([, isType, named, lazy]) => {
      const to = resolveImport(from, named ?? lazy ?? "");
      return to && existsSync(join(root, to)) ? [{ from, to, isType: isType !== undefined }] : [];
    });
  });
}

function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(dirname(from).replaceAll("\\", "/"), specifier);
  const [, name] = /^@toadstool\/([\w-]+)/.exec(specifier) ?? [];
  return name ? `packages/${name}` : null;
}
