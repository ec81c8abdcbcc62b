export { type BucketNames, bucketNames } from "./bucket-names.ts";
export {
  completeDateString,
  localDatetime,
  type MomentFault,
  momentOf,
  parseDateString,
  readLocalMoment,
  shownDate,
} from "./date-string.ts";
export { type Month, monthOf } from "./month.ts";
export {
  type Bucket,
  countInBuckets,
  dayOf,
  daysBefore,
  monthsBefore,
  type Period,
  periodOf,
  type Range,
  ranges,
  readRange,
  usualRange,
} from "./range.ts";
export { currentZone, timeZoneInput, timeZones, zoneWords } from "./time-zone.ts";
