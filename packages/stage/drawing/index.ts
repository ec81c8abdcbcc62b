export { DrawingDownloads, type DrawingDownloadsProps } from "./drawing-downloads.tsx";
export type * from "./drawn.ts";
export { InkSwatches } from "./ink-swatches.tsx";
export { useDrawing } from "./use-drawing.ts";
