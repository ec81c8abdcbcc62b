import { openAsBlob } from "node:fs";
import { opendir, realpath, stat } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import type { GivenFile } from "./source.ts";
import { isClutter } from "./paths.ts";

/** Files on a disk, or all files of folders, each opened when it is read. Links that lead out of their folder are left out. */
export async function filesAt(paths: readonly string[]): Promise<GivenFile[]> {
  const found = await Promise.all(paths.map(fileOrFolder));
  return found.flat();
}

async function fileOrFolder(path: string): Promise<GivenFile[]> {
  const facts = await stat(path);
  if (!facts.isDirectory())
    return [{ path: basename(path), blob: () => openAsBlob(path), bytes: facts.size }];
  const root = await realpath(path);
  const files: GivenFile[] = [];
  for await (const file of walk(root, root)) files.push(file);
  return files;
}

async function* walk(folder: string, root: string): AsyncGenerator<GivenFile> {
  for await (const item of await opendir(folder)) {
    const path = join(folder, item.name);
    const shown = [basename(root), ...relative(root, path).split(sep)].join("/");
    if (isClutter(shown)) continue;
    if (item.isDirectory()) yield* walk(path, root);
    else if (item.isFile() || (await leadsInside(path, root))) {
      const { size, isFile } = await stat(path).then((facts) => ({
        size: facts.size,
        isFile: facts.isFile(),
      }));
      if (isFile) yield { path: shown, blob: () => openAsBlob(path), bytes: size };
    }
  }
}

async function leadsInside(path: string, root: string): Promise<boolean> {
  const target = await realpath(path).catch(() => "");
  return target.startsWith(root + sep);
}
