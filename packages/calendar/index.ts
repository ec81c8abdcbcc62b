export { type BucketNames, bucketNames } from "./bucket-names.ts";
export { completeDateString, localDatetime, momentOf, parseDateString, shownDate } from "./date-string.ts";
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
export { timeZoneInput } from "./time-zone.ts";
