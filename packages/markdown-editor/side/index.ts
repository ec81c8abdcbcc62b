export { countWords } from "./count-words.ts";
export { type Heading, Outline } from "./outline.tsx";
export { Panel } from "./panel.tsx";
export { type Measure, useMeasured } from "./use-measured.ts";
