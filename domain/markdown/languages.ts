import glsl from "highlight.js/lib/languages/glsl";
import { common } from "lowlight";

/** The languages whose code is coloured; others stay plain. */
export const languages = { ...common, glsl };
