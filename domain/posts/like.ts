import * as v from "valibot";

const modes = "mode must be 1 (like), -1 (unlike) or 0 (reset, for the owner only).";

/** Forms send text, the API numbers. */
const mode = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d$/, modes), v.toNumber())], modes),
  v.picklist([1, -1, 0], modes),
);

export const likeInput = v.object({
  id: v.pipe(
    v.string("id is missing."),
    v.nonEmpty("id is missing."),
    v.maxLength(100, "That is not the id of a post."),
  ),
  mode,
});
