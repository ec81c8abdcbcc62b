/** Whether a path is in none of the empty sections. */
export function isInShownSection(path: string, empty: readonly string[]): boolean {
  return !empty.some((section) => path === section || path.startsWith(`${section}/`));
}
