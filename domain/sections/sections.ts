/** Whether a path is in none of the empty sections. */
export function isShown(path: string, empty: readonly string[]): boolean {
  return !empty.some((section) => path === section || path.startsWith(`${section}/`));
}
