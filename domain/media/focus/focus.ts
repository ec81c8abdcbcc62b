import * as v from "valibot";

const percent = v.pipe(
  v.union([v.number(), v.string()], "Write a number from 0 to 100."),
  v.toNumber("Write a number from 0 to 100."),
  v.number("Write a number from 0 to 100."),
  v.minValue(0, "Write a number from 0 to 100."),
  v.maxValue(100, "Write a number from 0 to 100."),
  v.transform(Math.round),
);

/** What must stay in sight where a picture is cropped, in percent of its width and height. */
export const focusInput = v.object({ x: percent, y: percent });
