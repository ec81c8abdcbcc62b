import { figure } from "@toadstool/elements/charts";
import { fileSize } from "@toadstool/media";
import type { MediaFacts } from "@toadstool/media/storing";
import { originalAddress } from "#domain/media/original/original.ts";

interface OriginalLinkProps {
  id: string;
  revision: number;
  /** What the image is called. */
  name: string;
  facts: MediaFacts;
}

/** Downloads a picture as it was sent; words in its place where that was not kept. */
export function OriginalLink({ id, revision, name, facts }: OriginalLinkProps) {
  const { original, width, height } = facts;
  const address = originalAddress(id, revision, facts);
  if (!original || !address) return "The original was not kept";
  const ending = original.name.slice(original.name.lastIndexOf("."));
  return (
    <a href={address} download={`${name}${ending}`}>
      The original, {figure(width)} × {figure(height)} px, {fileSize(original.bytes)}
    </a>
  );
}
