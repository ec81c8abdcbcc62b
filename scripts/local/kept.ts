import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join, relative } from "node:path";
import { awaitLock } from "./lock.ts";
import { root } from "./processes.ts";
import type { Studio } from "./studio.ts";

/** What is made of the sources is kept here, for the next run on the same sources. `npm ci` empties it. */
export const cache = join(root, "node_modules/.cache/toadstool");
/** So many of a kind are kept. */
const most = 3;

/** All that a built site and its first state are made of, but for its studio. */
const sources = [
  "{app,db,domain,packages,public,scripts/local,scripts/resume,workers}/**",
  // The owner's help.
  "docs/{*.md,manual/**}",
  "{package,package-lock,tsconfig}.json",
  "{react-router,vite}.config.ts",
  "wrangler.toml",
];
const studios = { own: "studio/**", small: "testing/studio/**" };
/** Dependencies, and what is made of the client. */
const isMade = /^(node_modules|dist|api\.d\.ts.*)$/;
const isTest = /\.test(\.e2e)?\.tsx?$/;

/** The files that the site of a studio is made of, as whole paths. */
export function sourceFiles(studio: Studio, folder = root): string[] {
  const exclude = ({ name }: { name: string }) => isMade.test(name) || isTest.test(name);
  const found = globSync([...sources, studios[studio]], { cwd: folder, withFileTypes: true, exclude });
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** A fingerprint of their contents. */
export const fingerprintOf = (studio: Studio, folder = root) => hashOf(sourceFiles(studio, folder), folder);

/** A fingerprint of files, by their contents and their names in `folder`. */
export function hashOf(files: string[], folder: string): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 24);
}

/**
 * Fills the folder `to` with what is kept under `kind` for these sources, or by `make`, and keeps that. Runs side by side
 * take turns, so that the second one finds what the first one has made. Files whose relative path
 * `isFixed` are never written to by a run: they are hard-linked instead of copied.
 */
export async function fillKept(
  kind: string,
  fingerprint: () => string,
  to: string,
  make: () => Promise<void>,
  isFixed: (path: string) => boolean = () => false,
  folder = cache,
): Promise<void> {
  const all = join(folder, kind);
  mkdirSync(all, { recursive: true });
  const lock = await awaitLock(`${all}.lock`);
  try {
    const key = fingerprint();
    const kept = join(all, key);
    if (existsSync(kept)) copyAll(kept, to, isFixed);
    else {
      await make();
      // The sources may have been edited meanwhile.
      if (fingerprint() !== key) return;
      const part = join(all, "part");
      rmSync(part, { recursive: true, force: true });
      copyAll(to, part, isFixed);
      renameSync(part, kept);
    }
    utimesSync(kept, new Date(), new Date());
    removeOldest(all);
  } finally {
    lock.release();
  }
}

function copyAll(from: string, to: string, isFixed: (path: string) => boolean): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    if (entry.isDirectory()) mkdirSync(join(to, path), { recursive: true });
    else if (isFixed(path)) linkFile(source, join(to, path));
    else copyFileSync(source, join(to, path));
  }
}

function linkFile(source: string, to: string): void {
  try {
    // An edit of one of them would change all.
    chmodSync(source, 0o444);
    linkSync(source, to);
  } catch {
    // Another file system, or one without links.
    copyFileSync(source, to);
  }
}

function removeOldest(all: string): void {
  const usedAt = (name: string) => statSync(join(all, name)).mtimeMs;
  const oldest = readdirSync(all)
    .toSorted((one, other) => usedAt(other) - usedAt(one))
    .slice(most);
  for (const name of oldest) rmSync(join(all, name), { recursive: true, force: true });
}
