export { type LikeStore, likesWords, toggleLike } from "./like-form.ts";
