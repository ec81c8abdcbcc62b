import type { LoadProgram } from "#domain/art/drawn.ts";

/** The programs that draw a series’ works again, by its slug. */
export const seriesPrograms: Readonly<Record<string, LoadProgram | undefined>> = {};
