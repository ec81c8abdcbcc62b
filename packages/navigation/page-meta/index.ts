export {
  absolute,
  type KnownFacts,
  type PageFacts,
  pageMeta,
  type SharedImage,
  type SiteFacts,
} from "./page-meta.ts";
