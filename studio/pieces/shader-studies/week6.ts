import type { ShaderStudy } from "@toadstool/stage/shaders";
import { palette } from "./palette.ts";
import source from "./week6.glsl?raw";

/** Feedback. */
export const week6: ShaderStudy = {
  source,
  loop: 16,
  still: 0.04,
  memory: 384,
  sliders: [
    { uniform: "u_bleed", label: "Bleeding", min: 0, max: 4, step: 0.1, value: 1 },
    { uniform: "u_feather", label: "Feathers", min: 0, max: 1, step: 0.05, value: 0.8 },
    { uniform: "u_drying", label: "Drying", min: 0.4, max: 4, step: 0.1, value: 1 },
    { uniform: "u_rim", label: "Dark rim", min: 0, max: 1.5, step: 0.05, value: 0.9 },
    { uniform: "u_dots", label: "Dots", min: 40, max: 180, step: 2, value: 124 },
  ],
  palette,
  inks: [
    { uniform: "u_first", label: "First drops", value: "pink" },
    { uniform: "u_second", label: "Second drops", value: "teal" },
    { uniform: "u_third", label: "Third drops", value: "yellow" },
  ],
};
