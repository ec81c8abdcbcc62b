export { withGuard, withoutGuard } from "./formula-guard.ts";
export { plain, wordSet } from "./headings.ts";
export { fileNameSays, graver, readSaid, type Said, type Statement, statementIn } from "./said-state.ts";
export { type SaidState, saidStates, stateOf, stateSpokenOf } from "./state-words.ts";
