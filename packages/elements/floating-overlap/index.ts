export { giveWay, uncoverable } from "./floating-overlap.ts";
export { useGivingWay } from "./use-giving-way.ts";
