export { readAddress } from "./address-cell.ts";
export { type Encoding, encodingWords, listenForUtf8 } from "./encoding.ts";
export { withoutGuard } from "./formula-guard.ts";
export { ListFault, type ListFaultCode } from "./list-fault.ts";
export { type ListPlace, type ListRow, longestCell, readListPart } from "./list-part.ts";
export { headLength, type ListPlan, planList } from "./list-plan.ts";
export { byteOrderMark, csvLine, csvStream, plainCsvLine } from "./write-csv.ts";
export { fileNameSays, graver, readSaid, type Said, type Statement, statementIn } from "./said-state.ts";
export { type SaidState, saidStates, stateOf, stateSpokenOf } from "./state-words.ts";
