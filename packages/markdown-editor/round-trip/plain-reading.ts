import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import type { Reading } from "./reading.ts";
import type { TreeNode } from "./tree.ts";

/**
 * CommonMark with GitHub’s additions and directives in a line or on a line of their own, whatever a text costs. Every
 * `::name{…}` is a player.
 */
export const plainReading: Reading = {
  parserOf: () => (part) => (processor.parse(part) as TreeNode).children ?? [],
  isEmbed: () => true,
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .use(leaveOutContainers)
  .freeze();

/** The surface has no node for `:::` blocks; one that is not closed would contain the rest of the text. */
function leaveOutContainers(this: Processor): void {
  const extensions = this.data().micromarkExtensions ?? [];
  const { flow } = extensions.at(-1) as { flow?: Record<number, { concrete?: boolean }[]> };
  const colon = ":".charCodeAt(0);
  if (flow) flow[colon] = (flow[colon] ?? []).filter(({ concrete }) => !concrete);
}
