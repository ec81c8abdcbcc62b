export { answerPageState, asksForState } from "./answer-page-state.ts";
export { useToldHydration } from "./use-told-hydration.ts";
