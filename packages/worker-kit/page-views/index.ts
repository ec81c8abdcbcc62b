export { forwardToAnalytics, type Measurement } from "./forward-to-analytics.ts";
export { longestHost, longestPath, type PageView, type PageViewRules, readPageView } from "./page-view.ts";
export { mayBeCounted } from "./visitor.ts";
