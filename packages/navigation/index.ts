export { seekBeforePaint } from "./hash-links.ts";
export type { VersionNames } from "./is-new-version.ts";
export { sendingWatch, wasSending } from "./sending.ts";
export { type ScrollRules, useScroll } from "./use-scroll.ts";
export { type Stranded, useStranded } from "./use-stranded.ts";
export { createRememberedList, useNewest } from "./remembered-list.ts";
export { usePending } from "./use-pending.ts";
export { useRingKeys } from "./use-ring-keys.ts";
export { whenIdle } from "./when-idle.ts";
