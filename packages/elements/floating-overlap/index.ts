export { captions, controls, giveWay, mayCover, phone, withControls } from "./floating-overlap.ts";
export { useGivingWay } from "./use-giving-way.ts";
