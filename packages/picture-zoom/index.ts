export { type Gestures, type Place, watchGestures } from "./gestures.ts";
export { fitted, panBy, zoomBy, type ZoomRoom, type ZoomView } from "./zoom-view.ts";
