import type { ShaderStudy } from "@toadstool/stage/shaders";
import { palette } from "./palette.ts";
import source from "./week3-2.glsl?raw";

/** Noise. */
export const week3Noise: ShaderStudy = {
  source,
  loop: 20,
  still: 0.1,
  sliders: [
    { uniform: "u_scale", label: "Scale", min: 1, max: 8, step: 0.1, value: 3 },
    { uniform: "u_warp", label: "Warp", min: 0, max: 5, step: 0.1, value: 3 },
    { uniform: "u_levels", label: "Levels", min: 2, max: 14, step: 1, value: 7 },
    { uniform: "u_fork", label: "Fork", min: 0, max: 2, step: 0.05, value: 0 },
    { uniform: "u_dots", label: "Dots", min: 40, max: 180, step: 2, value: 112 },
    { uniform: "u_slip", label: "Slip", min: 0, max: 0.03, step: 0.001, value: 0.005 },
  ],
  palette,
  inks: [
    { uniform: "u_ground", label: "Ground", value: "teal" },
    { uniform: "u_vein", label: "Veins", value: "violet" },
    { uniform: "u_yolk", label: "Yolk", value: "yellow" },
    { uniform: "u_blush", label: "Blush", value: "pink" },
  ],
};
