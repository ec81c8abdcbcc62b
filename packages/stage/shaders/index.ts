export { compose } from "./compose.ts";
export { createStudy } from "./create-study.ts";
export type { Problem } from "./problems.ts";
export { shaderPiece } from "./shader-piece.ts";
export { sharedGlsl } from "./shared-glsl.ts";
export type * from "./study.ts";
