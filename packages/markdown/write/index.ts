export { dialectWriting } from "./dialect-writing.ts";
