import { useState } from "react";
import { TagField } from "#app/ui/tags/tag-field.tsx";
import type { Issue } from "#domain/outcome.ts";
import type { Fields } from "./fields.ts";

/** The site's tags that a work has, as posts and letters do. */
export function WorkTags({ fields, issues }: { fields: Fields; issues: Issue[] }) {
  const [text, setText] = useState(fields.tags ?? "");
  return (
    <TagField
      name="tags"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onTake={setText}
      hint="Each has a page and a feed, with the posts and letters that have it too."
      issues={issues}
    />
  );
}
