import * as v from "valibot";
import { asked } from "#domain/text/asked.ts";
import { filled, webAddress } from "#domain/text/fact-fields.ts";
import { pointsFromText, pointsToText } from "./points.ts";

/** A line of a list, or a line with lines of its own beneath it. */
export type Point = string | { text: string; points: Point[] };

const point: v.GenericSchema<Point> = v.union(
  [filled, v.strictObject({ text: filled, points: v.array(v.lazy(() => point)) })],
  "must be a text, or a text with points of its own: { text, points }",
);

/** One employer, school or group. */
export const experienceEntry = v.strictObject({
  role: v.pipe(filled, v.title("Role")),
  organisation: v.pipe(filled, v.title("Organisation")),
  href: v.optional(
    v.pipe(
      webAddress,
      v.title("Its address on the web"),
      v.description("If it has one, like “ada.example”; “/” is this site."),
    ),
  ),
  dates: v.pipe(filled, v.title("Dates"), v.description("In your words, like “2016 to today”.")),
  tab: v.pipe(
    filled,
    v.maxLength(18, "is too long for a tab: 18 characters at most"),
    v.title("Name of the tab"),
    v.description("One or two words."),
  ),
  points: v.pipe(
    v.array(point),
    v.title("Points"),
    v.description(
      "One on each line. A line that begins with a dash or two spaces belongs to the point above it.",
    ),
    asked({ as: "text", rows: 8, text: { read: pointsFromText, write: pointsToText } }),
  ),
});

export type ExperienceEntry = v.InferOutput<typeof experienceEntry>;
