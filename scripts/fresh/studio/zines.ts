import type { Zine } from "#domain/art/zine.ts";

/** Newest first. Give each a file of its own in studio/zines/, and its pages to studio/public/images/zines/. */
export const zines: Zine[] = [];
