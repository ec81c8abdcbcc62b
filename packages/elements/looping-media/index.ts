export { LoopingMedia, type LoopingMediaLook, type LoopingMediaProps } from "./looping-media.tsx";
