export { dots, type Screen } from "./dots.ts";
export { type SheetStage, type Player, printedPiece } from "./printed-piece.ts";
export { type Pen, type Place, type Sheet, sheetSize } from "./sheet.ts";
