export { type Like, useLike } from "./use-like.ts";
