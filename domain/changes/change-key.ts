import * as v from "valibot";

/** The key of a bulk change of act `create`: what the request makes is recorded as made by it. */
export const changeKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,100}$/, "change must be the key of a bulk change."),
);
export const changeInput = v.optional(changeKey);
