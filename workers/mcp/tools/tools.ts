import { pictureTools } from "./pictures.ts";
import { readingTools } from "./reading.ts";
import { textTools } from "./texts.ts";
import { workTools } from "./works.ts";

/** Everything that programs may do. */
export const tools = [...readingTools, ...textTools, ...workTools, ...pictureTools];
