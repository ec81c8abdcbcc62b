import type { LoadProgram } from "@toadstool/stage/drawing";

/** The programs that draw a series’ works again, by its slug. */
export const seriesPrograms: Readonly<Record<string, LoadProgram | undefined>> = {};
