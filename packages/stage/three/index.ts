export { disposeAll } from "./dispose-all.ts";
export { grainTexture } from "./grain-texture.ts";
export { hardShadow } from "./hard-shadow.ts";
export { type Ink, type InkedLight, inkedBy, type Inking, type Tones } from "./inked.ts";
export { inkGround } from "./ink-ground.ts";
export { risoPress } from "./riso-press.ts";
export { lightRoom, type Room, type Softbox } from "./room-light.ts";
export { type Actor, onStage, type StageSetting, type ThreeStage } from "./three-stage.ts";
export { tintedMaterials } from "./tinted.ts";
