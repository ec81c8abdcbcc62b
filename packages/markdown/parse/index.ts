export { budget, type Excess, OverBudget } from "./budget.ts";
export { Meter } from "./meter.ts";
export { parseMarkdown } from "./parse-markdown.ts";
