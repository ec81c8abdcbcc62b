import type { PrintRoom } from "#domain/line/line.server.ts";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { allSeries } from "#studio/series.ts";
import { hasPress } from "#studio/toys.ts";

/** What the studio's series are printed with, for the prints of a line. */
export const printRoom: PrintRoom = { allSeries, press: hasPress ? press : null, seriesPrograms };
