export { type Gestures, type Place, watchGestures } from "./gestures.ts";
export { Zoom, type ZoomHandle, type ZoomProps } from "./zoom.tsx";
