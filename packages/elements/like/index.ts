export { type LikeStore, toggleLike } from "./like-form.ts";
