/**
 * The typed name of a folder in its stored form: `Zines / Spring 2026` → `zines/spring-2026`. Never leads to a parent
 * folder.
 */
export function folderFrom(typed: string): string {
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .split(/[/\\]+/)
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, ""))
    .filter(Boolean)
    .join("/");
}

/** A file's name as it is shown: its last part, without its ending, of at most `longest` characters. */
export function nameFrom(fileName: string, longest: number): string {
  const last = fileName.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[\w]{1,5}$/, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return [...(stem.replace(/^\.+$/, "") || "Untitled")].slice(0, longest).join("");
}
