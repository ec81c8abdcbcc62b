export { useCopying } from "./use-copying.ts";
