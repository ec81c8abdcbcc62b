export { budget, OverBudget } from "./budget.ts";
export { Meter } from "./meter.ts";
export { parseMarkdown } from "./parse-markdown.ts";
export { elaborateMessage } from "../elaborate-message.ts";
