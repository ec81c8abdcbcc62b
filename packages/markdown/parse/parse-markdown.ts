import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { editInPlace } from "./edit-in-place.ts";
import { Meter } from "./meter.ts";
import { meteredConstructs, withMeter } from "./metered-constructs.ts";
import { measureTree } from "./metered-tree.ts";

/**
 * The dialect's syntax: CommonMark, GitHub's additions, and directives in a line or on a line of their own. Pages, mails,
 * feeds and editors share it, and with it the budget.
 */
function remarkDialect(this: Processor): void {
  editInPlace();
  const data = this.data();
  remarkParse.call(this as never);
  data.micromarkExtensions = [meteredConstructs as never];
  data.fromMarkdownExtensions = [{ transforms: [(tree: Root) => void (meter && measureTree(tree, meter))] }];
  remarkGfm.call(this as never, { singleTilde: false });
  remarkDirective.call(this as never);
  leaveOutContainers(data.micromarkExtensions ?? []);
}

/** The meter of the text that is being parsed: one at a time, as parsing never waits. */
let meter: Meter | null = null;

/** The tree of `markdown`; throws `OverBudget`. Several parts of one text share a meter. */
export function parseMarkdown(markdown: string, shared = new Meter(markdown)): Root {
  meter = shared;
  try {
    return withMeter(shared, () => processor.parse(markdown)) as Root;
  } finally {
    meter = null;
  }
}

const processor = unified().use(remarkDialect).freeze();

interface FlowExtension {
  flow?: Record<string, { concrete?: boolean }[] | undefined>;
}

/** `:::` blocks mean nothing here, and each would have its contents parsed once more. */
function leaveOutContainers(extensions: unknown[]): void {
  const { flow } = extensions.at(-1) as FlowExtension;
  const colon = ":".charCodeAt(0);
  if (flow) flow[colon] = flow[colon]?.filter(({ concrete }) => !concrete);
}
