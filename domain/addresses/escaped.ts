import * as v from "valibot";

const escapedKinds = ["post", "draft", "note"] as const;
export type EscapedKind = (typeof escapedKinds)[number];

/** The text whose addresses are to be mended, as it was when it was listed. */
export const mendInput = v.object({
  kind: v.picklist(escapedKinds, "kind must be post, draft or note."),
  id: v.pipe(v.string("id is missing."), v.nonEmpty("id is missing.")),
  version: v.pipe(v.string("version is missing."), v.toNumber(), v.integer()),
});
