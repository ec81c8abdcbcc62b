export { nearestFile, ownFile } from "./nearest-file.ts";
