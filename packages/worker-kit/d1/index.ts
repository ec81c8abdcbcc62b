export { largestValue } from "./d1-limits.ts";
export { cursorOf, keyset, pageOf, type Place, readCursor } from "./keyset.ts";
export { oncePerDatabase } from "./once-per-database.ts";
export { createRowLimits, fixedBytes, isText, rowLimitsThere, rowSize, tablesOf } from "./row-limits.ts";
export { type Row, rowFrom, rowWhere } from "./row-where.ts";
export { splitText } from "./split-text.ts";
export { type WithTimes, withTimes } from "./with-times.ts";
export { withinLimits } from "./within-limits.ts";
