export { answerPageState, asksForState } from "./answer-page-state.ts";
export { useReportHydration } from "./use-report-hydration.ts";
