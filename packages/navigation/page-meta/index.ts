export { absolute, type PageFacts, pageMeta, type SharedImage, type SiteFacts } from "./page-meta.ts";
