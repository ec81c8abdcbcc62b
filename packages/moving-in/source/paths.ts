/** An entry's path with forward slashes; null where it leads out of its archive or folder, or is none. */
export function safePath(written: string): string | null {
  const path = written.replaceAll("\\", "/").normalize("NFC");
  if (path.startsWith("/") || /^[a-z]:/i.test(path) || hasControl.test(path)) return null;
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  return parts.includes("..") || parts.length === 0 ? null : parts.join("/");
}

const hasControl = /\p{Cc}/u;

/** What programs and systems leave in folders, and never is content. */
export function isClutter(path: string): boolean {
  return /(?:^|\/)(?:__MACOSX|\.git|node_modules|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)|(?:^|\/)\._[^/]*$/.test(
    path,
  );
}

export const fileNameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** `jpg` of `a/b.JPG`; "" for none. */
export function endingOf(path: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileNameOf(path))?.[1]?.toLowerCase() ?? "";
}

/** The path that a relative one means in a folder; null where it leads out. */
export function joinPath(folder: string, relative: string): string | null {
  const parts = folder.split("/").filter(Boolean);
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}
