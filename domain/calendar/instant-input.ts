import * as v from "valibot";

/** An instant that may be left out, as ISO 8601 has it: with seconds, and with `Z` or an offset. */
export const instantInput = (name: string) => {
  const message = `${name} must be an instant like 2019-03-04T09:12:00.000Z.`;
  return v.optional(
    v.pipe(
      v.string(message),
      v.isoTimestamp(message),
      v.check((text) => !Number.isNaN(Date.parse(text)), message),
    ),
  );
};
