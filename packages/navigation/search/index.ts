export { useSearchAsTyped } from "./use-search-as-typed.ts";
