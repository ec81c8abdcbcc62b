import type { Study } from "#domain/art/study.ts";

export const studies: Study[] = [];
