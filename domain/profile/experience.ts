import * as v from "valibot";
import { filled, webAddress } from "#domain/text/fact-fields.ts";

/** A line of a list, or a line with lines of its own beneath it. */
export type Point = string | { text: string; points: Point[] };

const point: v.GenericSchema<Point> = v.union(
  [filled, v.strictObject({ text: filled, points: v.array(v.lazy(() => point)) })],
  "must be a text, or a text with points of its own: { text, points }",
);

/** One employer, school or group. */
export const experienceEntry = v.strictObject({
  /** Names the tab: one or two words. */
  tab: v.pipe(filled, v.maxLength(18, "is too long for a tab: 18 characters at most")),
  role: filled,
  organisation: filled,
  href: v.optional(webAddress),
  /** A range in free text. */
  dates: filled,
  points: v.array(point),
});

export type ExperienceEntry = v.InferOutput<typeof experienceEntry>;
