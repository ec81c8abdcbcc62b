export { imposeZine, type Paper, type PlacedPage, paperOf, papers, type Sheet } from "./sheet/imposition.ts";
export { ZinePrint } from "./sheet/print.tsx";
export type { ZineLook } from "./view/look.tsx";
export { ZineTranscript } from "./view/transcript.tsx";
export { ZineViewer } from "./view/viewer.tsx";
export type { Zine, ZinePage } from "./zine.ts";
