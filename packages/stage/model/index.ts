export { ModelStage, type ModelStageProps } from "./model-stage.tsx";
export type * from "./staged-model.ts";
