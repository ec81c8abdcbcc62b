/** The paths of the sections that have nothing to show: they are in no menu, list of links or sitemap. */
export function emptySections(studio: {
  projects: readonly unknown[];
  artworks: readonly unknown[];
}): string[] {
  return [
    ...(studio.projects.length === 0 ? ["/portfolio"] : []),
    ...(studio.artworks.length === 0 ? ["/art"] : []),
  ];
}

/** Whether a path is in none of the empty sections. */
export function isShown(path: string, empty: readonly string[]): boolean {
  return !empty.some((section) => path === section || path.startsWith(`${section}/`));
}
