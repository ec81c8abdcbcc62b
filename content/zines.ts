import type { Zine } from "#domain/art/zine.ts";

/** Newest first; each has a file of its own, named after its slug, and its pages in public/images/zines/. */
export const zines: Zine[] = [];
