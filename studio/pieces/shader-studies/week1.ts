import type { ShaderStudy } from "@toadstool/stage/shaders";
import { palette } from "./palette.ts";
import source from "./week1.glsl?raw";

/** Shaping and colour. */
export const week1: ShaderStudy = {
  source,
  loop: 16,
  still: 0.42,
  sliders: [
    { uniform: "u_bands", label: "Rings of sky", min: 3, max: 24, step: 1, value: 11 },
    { uniform: "u_ease", label: "Ease", min: 0.2, max: 4, step: 0.1, value: 1.4 },
    { uniform: "u_dots", label: "Dots", min: 40, max: 180, step: 2, value: 104 },
    { uniform: "u_slip", label: "Slip", min: 0, max: 0.03, step: 0.001, value: 0.005 },
  ],
  palette,
  inks: [
    { uniform: "u_sun", label: "Sun", value: "yellow" },
    { uniform: "u_sky", label: "Sky", value: "pink" },
    { uniform: "u_hills", label: "Hills", value: "violet" },
  ],
};
