export { type Gestures, type Place, watchGestures } from "./gestures.ts";
export { usePictureZoom } from "./use-picture-zoom.ts";
