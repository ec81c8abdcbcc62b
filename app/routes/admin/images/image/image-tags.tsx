import { useState } from "react";
import { TagField } from "#app/ui/tags/tag-field.tsx";
import type { Issue } from "#domain/outcome.ts";
import type { CountedTag } from "#domain/tags/tag.ts";

interface ImageTagsProps {
  /** As they are stored, as one text. */
  tags: string;
  /** In a form that was refused. */
  typed?: string;
  allTags: CountedTag[];
  issues?: Issue[];
}

/** The tags of an image, by which its owner finds it again. */
export function ImageTags({ tags, typed, allTags, issues }: ImageTagsProps) {
  const [text, setText] = useState(typed ?? tags);
  return (
    <>
      <input type="hidden" name="tagsBefore" value={tags} />
      <TagField
        name="tags"
        known={allTags}
        value={text}
        onTake={setText}
        hint="For finding it in the library. Readers do not see them."
        issues={issues}
      />
    </>
  );
}
