import type { ShaderStudy } from "@toadstool/stage/shaders";
import { palette } from "./palette.ts";
import source from "./week5.glsl?raw";

/** Ray marching. */
export const week5: ShaderStudy = {
  source,
  loop: 12,
  still: 0.1,
  sliders: [
    { uniform: "u_wobble", label: "Wobble", min: 0, max: 2.5, step: 0.1, value: 1 },
    { uniform: "u_waves", label: "Waves", min: 0, max: 2, step: 0.1, value: 1 },
    { uniform: "u_sun", label: "Height of the sun", min: -2.7, max: 2, step: 0.1, value: -0.1 },
    { uniform: "u_look", label: "Seen from", min: -1, max: 1, step: 0.05, value: 0 },
    { uniform: "u_dots", label: "Dots", min: 40, max: 180, step: 2, value: 120 },
  ],
  palette,
  inks: [
    { uniform: "u_warm", label: "Warmth", value: "pink" },
    { uniform: "u_light", label: "Light", value: "yellow" },
    { uniform: "u_deep", label: "Depth", value: "violet" },
  ],
};
