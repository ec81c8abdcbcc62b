export { uncoverable, useGivingWay } from "./floating-overlap.ts";
